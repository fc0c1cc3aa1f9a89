// Which foods are usual kinds of another: people with potatoes at home may have russet potatoes, but not sweet
// potatoes. Names are singular, and the first of their synonyms (catalogue/synonyms.json).

const phrases = (list: string): string[] => list.split(',').map((phrase) => phrase.trim())

/** Allowed before any food: "frozen peas" are peas. */
export const ANY_FOOD = phrases(
  'frozen, cooked, lean, canned, whole, light, unsweetened, low fat, reduced fat, part skim, low sodium, reduced sodium, reduced salt, bone in',
)

/** Sold fresh and canned, which aren't interchangeable in cooking. */
export const NOT_FROM_A_CAN = phrases(
  'tomato, cherry tomato, salmon, mackerel, sardine, clam, crab meat, mushroom, pumpkin, pineapple, peach, pear, green bean, chili, green chili',
)

/** Other words for a food where a synonym would be wrong in searches. */
export const READ_AS: Readonly<Record<string, string>> = {
  'crushed tomato': 'canned tomato',
  'diced tomato': 'canned tomato',
  'whole peeled tomato': 'canned tomato',
  'canned whole tomato': 'canned tomato',
  stock: 'broth',
  'beef stock': 'beef broth',
  'chicken stock': 'chicken broth',
  'vegetable stock': 'vegetable broth',
  'red pepper': 'red bell pepper',
  'green pepper': 'green bell pepper',
  'yellow pepper': 'yellow bell pepper',
  'crushed red pepper': 'red pepper flake',
  'chili flake': 'red pepper flake',
  'cashew nut': 'cashew',
  // Orzo and the like: "small" isn't a size here.
  'small pasta': 'small pasta',
}

/** Words before the food: "red onion" is an onion. */
const BEFORE: Readonly<Record<string, string>> = {
  allspice: 'ground',
  almond: 'blanched, flaked, roasted',
  apple: 'green, red, granny smith, gala, fuji, braeburn, honeycrisp',
  avocado: 'hass',
  'bay leaf': 'dried',
  bean: 'black, kidney, pinto, white, cannellini, navy, borlotti, lima, great northern, red, dried',
  beef: 'ground',
  'bell pepper': 'red, green, yellow, orange',
  berry: 'mixed',
  'black bean': 'dried',
  'bok choy': 'baby',
  bread: 'white, whole wheat, sourdough, crusty, rye, multigrain, sandwich, stale, italian, french, brown',
  breadcrumb: 'dry, dried, panko',
  broth: 'chicken, vegetable, beef',
  bun: 'hamburger, burger, whole wheat',
  butter: 'salted',
  cabbage: 'green, white',
  cardamom: 'ground',
  carrot: 'baby',
  cashew: 'roasted',
  cheddar: 'sharp, mild, mature, aged, white',
  cheese: 'cheddar, swiss, american, monterey jack, gouda',
  chicken: 'ground, roast, rotisserie',
  chickpea: 'dried',
  chili: 'red, green',
  chocolate: 'dark, bittersweet, semisweet',
  cinnamon: 'ground',
  clove: 'ground',
  coconut: 'desiccated',
  coriander: 'ground',
  corn: 'ear',
  cornmeal: 'yellow',
  couscous: 'whole wheat',
  cream: 'heavy',
  cucumber: 'english, persian',
  cumin: 'ground',
  date: 'medjool',
  flour: 'all purpose',
  'ground beef': 'extra',
  kale: 'tuscan, curly, lacinato',
  'kidney bean': 'red, dried',
  lamb: 'ground',
  lentil: 'red, green, brown, puy, french, black, beluga, dried',
  lettuce: 'romaine, iceberg, little gem, green leaf, butter',
  milk: 'skim, skimmed, semi skimmed, nonfat, lowfat',
  miso: 'white, red',
  mushroom: 'cremini, button, white, brown, chestnut, portobello, baby bella',
  mustard: 'dijon, yellow, whole wheat',
  noodle: 'egg, wheat, wide, ramen, udon, dried',
  nutmeg: 'ground',
  oil: 'vegetable, rapeseed, sunflower',
  olive: 'black, green, kalamata, nicoise',
  'olive oil': 'extra virgin, virgin',
  onion: 'red, white, yellow, sweet, brown, spanish',
  oregano: 'dried',
  paprika: 'sweet',
  parsley: 'flat leaf, curly, italian',
  pasta: 'whole wheat, dried, short',
  pea: 'green, garden',
  peanut: 'roasted',
  'pinto bean': 'dried',
  pita: 'whole wheat',
  pork: 'ground',
  potato:
    'russet, yukon gold, gold, new, waxy, floury, baking, baby, red, white, yellow, fingerling, idaho, maris piper',
  quinoa: 'white, red',
  rice: 'white, brown, basmati, jasmine, long grain, parboiled',
  'rolled oat': 'old fashioned, quick',
  salmon: 'atlantic, wild, sockeye',
  salt: 'sea, kosher, table, fine',
  shrimp: 'king, tiger, jumbo',
  spaghetti: 'whole wheat',
  penne: 'whole wheat',
  spinach: 'baby',
  steak: 'beef, sirloin, flank, skirt, ribeye',
  sugar: 'white, granulated, superfine',
  tofu: 'firm, extra firm',
  tomato: 'plum, roma, vine, heirloom, beefsteak',
  tortilla: 'flour, corn, whole wheat',
  tuna: 'canned',
  turkey: 'ground',
  turmeric: 'ground',
  vinegar: 'white, white wine, red wine, cider, apple cider',
  'white bean': 'dried',
  'white wine': 'dry',
  wine: 'red, white, dry white',
  yeast: 'dried, dry, active dry, instant',
  yogurt: 'natural, whole milk',
}

const CITRUS = 'juice, zest, peel, wedge, slice'
const FISH = 'filet, steak'

/** Words after the food, for its parts and cuts: lemon juice comes from the lemon. */
const AFTER: Readonly<Record<string, string>> = {
  beef: 'chuck, brisket, rump, shank, stew meat, steak, sirloin steak, ribeye steak',
  broccoli: 'floret, head',
  'canned tuna': 'in water, in oil, in olive oil',
  catfish: FISH,
  cauliflower: 'floret, head',
  celery: 'stalk, stick, rib',
  chicken: 'breast, thigh, leg, drumstick',
  cod: FISH,
  corn: 'on cob',
  egg: 'white, yolk',
  garlic: 'clove',
  ginger: 'root',
  haddock: FISH,
  hake: FISH,
  halibut: FISH,
  lamb: 'shoulder, leg, chop, shank',
  lemon: CITRUS,
  lettuce: 'leaf',
  lime: CITRUS,
  mackerel: FISH,
  miso: 'paste',
  orange: CITRUS,
  pita: 'bread',
  pork: 'shoulder, loin, chop, tenderloin, belly',
  'red snapper': FISH,
  salmon: FISH,
  'sea bass': FISH,
  swordfish: FISH,
  tilapia: FISH,
  trout: FISH,
  tuna: 'steak, in water, in oil, in olive oil',
  turkey: 'breast, thigh, leg',
  walnut: 'half',
}

/** Kinds with names of their own. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  beef: 'sirloin steak, flank steak, skirt steak, ribeye steak',
  berry: 'strawberry, blueberry, raspberry, blackberry',
  cheese: 'cheddar, monterey jack, colby jack, gouda, edam, emmental, gruyere',
  fish: 'salmon, cod, hake, haddock, tilapia, trout, mackerel, catfish, red snapper, sea bass, swordfish, halibut',
  meat: 'beef, pork, lamb, chicken, turkey',
  nut: 'almond, walnut, pecan, cashew, pistachio, hazelnut, peanut',
  pasta: 'spaghetti, penne, linguine, tagliatelle, fettuccine, macaroni, ziti, rigatoni, farfalle, fusilli',
}

/** Parts that don't stand for the whole: a bottle of lemon juice isn't a lemon. */
export const PARTS = new Set(phrases(`${CITRUS}, white, yolk`))

const read = (table: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> =>
  new Map(Object.entries(table).map(([food, list]) => [food, phrases(list)]))

export const KINDS = { before: read(BEFORE), after: read(AFTER), names: read(OTHER_NAMES) }
