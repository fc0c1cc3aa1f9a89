// What an own recipe without a picture has as its address. Pages show a drawn plate for it: a picture of some dish would
// be of another one.
export const DEFAULT_RECIPE_IMAGE = '/img/site/default-recipe-960.avif'

/** In any size and version. */
export const isDefaultImage = (address: string): boolean => address.startsWith('/img/site/default-recipe-')
