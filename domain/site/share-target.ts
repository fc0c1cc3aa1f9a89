// Where other apps share to (share_target in web/public/manifest.webmanifest). The service worker takes what they send.
export const SHARE_TARGET = '/add-recipe/shared'
