// Exports in other programs' formats, written from each format's description.
import { zipOf } from '#domain/exchange/zip.ts'
import { isoDuration } from '#domain/time/iso-duration.ts'
import { deflatedZip, packed } from './deflated-zip.ts'
import { type Dish, lineOf } from './dishes.ts'

const json = (value: unknown) => JSON.stringify(value)
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const slug = ({ title }: Dish) => title.toLowerCase().replace(/[^a-z]+/g, '-')
const uuid = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`

export async function paprika(dishes: readonly Dish[]) {
  const files = dishes.map(async (dish, at) => ({
    fileName: `Export/${dish.title.normalize('NFD')}.paprikarecipe`,
    content: await packed(
      'gzip',
      json({
        uid: uuid(dish.id),
        name: dish.title,
        description: '',
        ingredients: dish.ingredients.map(lineOf).join('\n'),
        directions: dish.steps.map((step, place) => `${place + 1}. ${step}`).join('\n\n'),
        notes: '',
        servings: `Serves ${dish.servings}`,
        prep_time: '5 minutes',
        cook_time: `${dish.minutes - 5} minutes`,
        total_time: at % 2 === 0 ? `${dish.minutes} min` : null,
        source_url: '',
        image_url: null,
        photo_data: base64(dish.picture),
        photo_large: null,
        photos: [],
        categories: ['Weeknight'],
        created: '2012-09-05 13:03:36',
        rating: 0,
      }),
    ),
  }))
  return deflatedZip([
    ...(await Promise.all(files)),
    { fileName: '__MACOSX/Export/._x.paprikarecipe', content: 'no recipe' },
  ])
}

const mealieIngredients = (dish: Dish) =>
  dish.ingredients.map((row, at) => ({
    quantity: row.amount,
    unit: row.unit === '' ? null : { name: row.unit, abbreviation: '' },
    food: { name: row.name },
    note: '',
    title: at === 0 ? 'For the dish' : null,
    original_text: null,
    reference_id: uuid(at),
  }))

export function mealieBulk(dishes: readonly Dish[]) {
  return deflatedZip(
    dishes.flatMap((dish) => [
      {
        fileName: `recipes/${slug(dish)}/${slug(dish)}.json`,
        content: json({
          name: dish.title,
          slug: slug(dish),
          recipe_servings: dish.servings,
          recipe_yield: '',
          prep_time: '5 minutes',
          perform_time: `${dish.minutes - 5} minutes`,
          total_time: null,
          recipe_ingredient: mealieIngredients(dish),
          recipe_instructions: dish.steps.map((text) => ({ title: '', text, ingredient_references: [] })),
          notes: [],
          tags: [],
        }),
      },
      { fileName: `recipes/${slug(dish)}/images/original.webp`, content: dish.picture },
      { fileName: `recipes/${slug(dish)}/images/min-original.webp`, content: 'small' },
    ]),
  )
}

/** One recipe as its page provides it, with its picture. */
export function mealieSingle(dish: Dish) {
  const recipeIngredient = dish.ingredients.map((row) => ({ quantity: 1, unit: null, food: null, note: lineOf(row) }))
  const recipeInstructions = dish.steps.map((text) => ({ title: '', text }))
  const { title: name, servings: recipeServings } = dish
  const recipe = { name, recipeServings, totalTime: `${dish.minutes} minutes`, recipeIngredient, recipeInstructions }
  return zipOf([
    { fileName: `${slug(dish)}.json`, content: json(recipe) },
    { fileName: 'original.webp', content: dish.picture },
  ])
}

export function mealieBackup(dishes: readonly Dish[]) {
  const bare = (id: number) => uuid(id).replaceAll('-', '')
  const foods = [...new Set(dishes.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)))]
  const units = [...new Set(dishes.flatMap(({ ingredients }) => ingredients.map(({ unit }) => unit)))].filter(Boolean)
  const database = {
    users: [{ id: bare(1), password: 'not ours' }],
    recipes: dishes.map(({ id, title, minutes, servings }) => ({
      id: uuid(id),
      name: title,
      recipe_servings: servings,
      total_time: minutes > 60 ? `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes` : `${minutes} minutes`,
    })),
    recipes_ingredients: dishes.flatMap(({ id, ingredients }) =>
      ingredients
        .map(({ name, amount, unit }, position) => ({
          recipe_id: bare(id),
          position,
          quantity: amount,
          unit_id: unit === '' ? null : bare(units.indexOf(unit) + 1),
          food_id: bare(foods.indexOf(name) + 1),
          note: '',
        }))
        .reverse(),
    ),
    recipe_instructions: dishes.flatMap(({ id, steps }) =>
      steps.map((text, position) => ({ recipe_id: bare(id), position, text, title: '' })).reverse(),
    ),
    ingredient_foods: foods.map((name, at) => ({ id: bare(at + 1), name })),
    ingredient_units: units.map((name, at) => ({ id: uuid(at + 1), name })),
    notes: [],
  }
  return deflatedZip([
    { fileName: 'database.json', content: json(database) },
    ...dishes.map(({ id, picture }) => ({
      fileName: `data/recipes/${uuid(id)}/images/original.webp`,
      content: picture,
    })),
  ])
}

export async function tandoor(dishes: readonly Dish[]) {
  const files = dishes.map(async (dish) => ({
    fileName: `${dish.id}.zip`,
    content: await deflatedZip([
      {
        fileName: 'recipe.json',
        content: json({
          name: dish.title,
          description: '',
          keywords: [{ name: 'dinner' }],
          working_time: 5,
          waiting_time: dish.minutes - 5,
          servings: dish.servings,
          servings_text: '',
          steps: dish.steps.map((instruction, at) => ({
            name: '',
            instruction: at === 0 ? instruction : `**${instruction}**`,
            time: 0,
            order: at,
            ingredients:
              at > 0
                ? []
                : dish.ingredients.map((row) => ({
                    food: { name: row.name, plural_name: null },
                    unit: row.unit === '' ? null : { name: row.unit },
                    amount: row.amount,
                    note: '',
                    order: 0,
                    is_header: false,
                    no_amount: false,
                  })),
          })),
        }),
      },
      { fileName: 'image.jpg', content: dish.picture },
    ]),
  }))
  return deflatedZip(await Promise.all(files))
}

const schemaOrg = (dish: Dish) => ({
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  name: dish.title,
  totalTime: isoDuration(dish.minutes),
  recipeYield: `${dish.servings} servings`,
  recipeIngredient: dish.ingredients.map(lineOf),
  recipeInstructions: dish.steps.map((text) => ({ '@type': 'HowToStep', text })),
})

export function recipeSage(dishes: readonly Dish[]) {
  const recipes = dishes.map((dish) => ({
    ...schemaOrg(dish),
    identifier: uuid(dish.id),
    image: [`data:image/jpeg;base64,${base64(dish.picture)}`],
    recipeIngredient: ['[Main]', ...dish.ingredients.map(lineOf)],
    comment: [],
  }))
  return json({ recipes })
}

export function kitchenOwl(dishes: readonly Dish[]) {
  const recipes = dishes.map((dish) => ({
    name: dish.title,
    description: dish.steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
    time: dish.minutes,
    prep_time: 5,
    cook_time: dish.minutes - 5,
    yields: dish.servings,
    source: '',
    photo: 'a.jpg',
    items: dish.ingredients.map((row) => ({
      name: row.name,
      description: `${row.amount} ${row.unit}`.trim(),
      optional: false,
    })),
    tags: [],
  }))
  return json({ recipes, items: [{ name: 'milk' }], shoppinglists: ['Default'], member: ['ada'], expenses: [] })
}

export function nextcloud(dishes: readonly Dish[]) {
  return deflatedZip(
    dishes.flatMap((dish) => [
      {
        fileName: `Recipes/${dish.title}/recipe.json`,
        content: json({
          name: dish.title,
          image: '/apps/cookbook/x',
          prepTime: 'PT0H5M',
          totalTime: `PT${Math.floor(dish.minutes / 60)}H${dish.minutes % 60}M`,
          recipeYield: dish.servings,
          keywords: 'quick,easy',
          recipeIngredient: ['## For the dish', ...dish.ingredients.map(lineOf)],
          recipeInstructions: dish.steps,
          nutrition: [],
        }),
      },
      { fileName: `Recipes/${dish.title}/full.jpg`, content: dish.picture },
      { fileName: `Recipes/${dish.title}/thumb.jpg`, content: 'small' },
    ]),
  )
}

export function copyMeThat(dishes: readonly Dish[]) {
  const recipe = (dish: Dish) => `<div class="recipe">
    <div id="name">${dish.title}</div>
    <img class="recipeImage" src="images/${slug(dish)}.jpg">
    <div id="recipeYield">Servings: ${dish.servings}</div>
    <ul id="recipeIngredients"><li class="recipeIngredient_subheader">For the dish</li>
      ${dish.ingredients.map((row) => `<li class="recipeIngredient">${lineOf(row)}</li>`).join('\n')}</ul>
    <ol id="recipeInstructions">${dish.steps.map((step) => `<li class="instruction">${step}</li>`).join('\n')}</ol>
  </div>`
  return deflatedZip([
    {
      fileName: 'recipes.html',
      content: `<!DOCTYPE html><html><body>${dishes.map(recipe).join('\n')}</body></html>`,
    },
    ...dishes.map((dish) => ({ fileName: `images/${slug(dish)}.jpg`, content: dish.picture })),
  ])
}

export function cooklang(dishes: readonly Dish[]) {
  return deflatedZip(
    dishes.flatMap((dish) => [
      {
        fileName: `dinners/${dish.title}.cook`,
        content: `---\nservings: ${dish.servings}\ntime: ${dish.minutes} minutes\n---\n\n${dish.ingredients
          .map(({ name, amount, unit }) => `@${name}{${amount}${unit === '' ? '' : `%${unit}`}}`)
          .join(', ')}\n\n${dish.steps.join('\n\n')}\n`,
      },
      { fileName: `dinners/${dish.title}.jpg`, content: dish.picture },
    ]),
  )
}

/** Saved pages of Samsung Food (Whisk), which mark lines with dashes and steps with numbers. */
export function samsungFood(dishes: readonly Dish[]) {
  return deflatedZip(
    dishes.map((dish) => ({
      fileName: `${slug(dish)}.html`,
      content: `<html><script type="application/ld+json">${json({
        ...schemaOrg(dish),
        image: `data:image/jpeg;base64,${base64(dish.picture)}`,
        recipeIngredient: dish.ingredients.map((row) => `- ${lineOf(row)}`),
        recipeInstructions: dish.steps.map((step, at) => `${at + 1}. ${step}`),
      })}</script></html>`,
    })),
  )
}

export function microdataPages(dishes: readonly Dish[]) {
  const page = (dish: Dish) => `<html><body><div itemscope itemtype="http://schema.org/Recipe">
    <h1 itemprop="name">${dish.title}</h1>
    <img itemprop="image" src="data:image/jpeg;base64,${base64(dish.picture)}">
    <meta itemprop="totalTime" content="${isoDuration(dish.minutes)}"><b itemprop="recipeYield">${dish.servings}</b>
    <div itemprop="author" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Nobody</span></div>
    <ul>${dish.ingredients.map((row) => `<li itemprop="ingredients">${lineOf(row)}`).join('')}</ul>
    <ol itemprop="recipeInstructions">${dish.steps.map((step) => `<li>${step}</li>`).join('')}</ol></div></body></html>`
  return deflatedZip(dishes.map((dish) => ({ fileName: `${slug(dish)}.html`, content: page(dish) })))
}

export function plainTexts(dishes: readonly Dish[]) {
  return deflatedZip(
    dishes.map((dish) => ({
      fileName: `${slug(dish)}.txt`,
      content: `${dish.title}\n\nServes ${dish.servings}\nTotal time: ${dish.minutes} minutes\n\nIngredients\n${dish.ingredients
        .map((row) => `- ${lineOf(row)}`)
        .join('\n')}\n\nMethod\n${dish.steps.map((step, at) => `${at + 1}. ${step}`).join('\n')}\n`,
    })),
  )
}
