// Which kind of dish a recipe is: its own scene first, then the words of its title, then type and ingredients.
import type { Archetype } from './archetypes/archetype.ts'
import { bake, cake, cookies, loaf, muffins, pancakes, pie } from './archetypes/baked.ts'
import { dip, grainBowl, mash, porridge, puree, salad, smoothieBowl, soup } from './archetypes/bowls.ts'
import { cups, fruitPlate, glasses, mugs } from './archetypes/drinks.ts'
import { eggHalves, frittata, omelette, scramble } from './archetypes/eggs.ts'
import { burger, sandwich, skewers, wraps } from './archetypes/held.ts'
import { filledPasta, noodleSoup, pasta, stirFriedNoodles } from './archetypes/noodles.ts'
import { loaded, pizza, tacos, toast } from './archetypes/on-bread.ts'
import { dumplings, stuffed } from './archetypes/parcels.ts'
import { patties, plate, roast, stirFry, tray, wholeFish } from './archetypes/plates.ts'
import { pilaf, risotto, sushi } from './archetypes/rice.ts'
import { dal, panful, stew } from './archetypes/stews.ts'
import type { Dish } from './dish.ts'

export const ARCHETYPES = {
  salad,
  soup,
  puree,
  dip,
  mash,
  porridge,
  'smoothie-bowl': smoothieBowl,
  'grain-bowl': grainBowl,
  stew,
  dal,
  skillet: panful,
  noodles: stirFriedNoodles,
  'noodle-soup': noodleSoup,
  pasta,
  'filled-pasta': filledPasta,
  pilaf,
  risotto,
  sushi,
  plate,
  'stir-fry': stirFry,
  patties,
  roast,
  tray,
  'whole-fish': wholeFish,
  toast,
  pizza,
  tacos,
  loaded,
  sandwich,
  burger,
  wraps,
  skewers,
  dumplings,
  stuffed,
  bake,
  cake,
  pie,
  loaf,
  muffins,
  cookies,
  pancakes,
  omelette,
  frittata,
  scramble,
  eggs: eggHalves,
  drink: glasses,
  mugs,
  cups,
  fruit: fruitPlate,
} satisfies Record<string, Archetype>

export type ArchetypeName = keyof typeof ARCHETYPES

const BY_TITLE: [RegExp, ArchetypeName][] = [
  [/smoothie bowl|a[cç]a[ií] bowl/, 'smoothie-bowl'],
  [
    /hot chocolate|cocoa|\bchai\b|coffee|latte|\btea\b(?!.*(salad|egg|loaf|bread|cake|chicken|rice))|mulled|atole|champurrado|golden milk|hot toddy/,
    'mugs',
  ],
  [
    /smoothie|lassi|juice\b|lemonade|agua|cooler|spritz|punch|milkshake|\bshake\b|iced|horchata|kefir drink|ayran|sangria|kompot|shrub|limeade|sorrel drink|drink|sharbat|sherbet|kvass|mocktail|granizado/,
    'drink',
  ],
  [/sushi|maki|nigiri|kimbap|gimbap|hand roll/, 'sushi'],
  [
    /ramen|pho\b|laksa|noodle soup|udon soup|soba soup|bun bo|b[uú]n b[oò]|khao soi|wonton soup|soupe.*noodle/,
    'noodle-soup',
  ],
  [
    /pad thai|lo mein|chow mein|chow fun|japchae|yakisoba|noodle|mie goreng|soba|udon|singapore|b[uú]n ch|dan dan|bibim guksu|vermicelli bowl|pad see/,
    'noodles',
  ],
  [/ravioli|tortellini|gnocchi|tteokbokki/, 'filled-pasta'],
  [
    /lasagn|casserole|gratin|moussaka|pastitsio|baked ziti|cottage pie|shepherd|fish pie|fisherman|enchilada|crumble|crisp\b|cobbler|bake\b|baked oat|kugel|mac and cheese|macaroni cheese|strata|bread pudding|parmigiana|dauphinois|tian\b|clafoutis|bobotie|hotdish|tetrazzini|baked pasta|spanakopita|baklava/,
    'bake',
  ],
  [/risotto|congee|arroz caldoso|jook/, 'risotto'],
  [
    /paella|thieb|pilaf|pilau|jollof|fried rice|biryani|jambalaya|arroz con|rice and (beans|peas)|gallo pinto|plov|nasi|dirty rice|kedgeree|mujaddara|bulgur pilaf|hoppin|djon djon|kushari|koshari|red rice|tabbouleh rice|maqluba|dolsot/,
    'pilaf',
  ],
  [/bibimbap|poke|buddha bowl|burrito bowl|power bowl|grain bowl|rice bowl|donburi|\bbowl\b/, 'grain-bowl'],
  [/taco|tostada|arepa|sope|gordita|huarache/, 'tacos'],
  [/nacho|poutine|chilaquiles|loaded/, 'loaded'],
  [/pizza|flatbread|lahmacun|manakish|focaccia|flammkuchen|tarte flamb|pissaladi|socca|pide\b/, 'pizza'],
  [/burger|slider|sloppy/, 'burger'],
  [
    /sandwich|\bsub\b|po' ?boy|panini|b[aá]nh m[iì]|reuben|club\b|torta\b|cubano|grilled cheese|muffuletta|croque|blt|butty|bagel|pita pocket|stuffed pita|choripan|bocadillo|sarnie|medianoche/,
    'sandwich',
  ],
  [
    /wrap|burrito|quesadilla|spring roll|summer roll|egg roll|gyro|shawarma|souvlaki wrap|cabbage roll|dolma|fajita|lumpia|taquito|kathi|sarma|golabki|gołąbki|holubtsi|rice paper|lettuce cup|rouladen|roulade/,
    'wraps',
  ],
  [
    /skewer|kebab|kabob|satay|yakitori|souvlaki|brochette|anticucho|shashlik|suya|espetada|kofta|cevap|tsukune/,
    'skewers',
  ],
  [
    /stuffed (pepper|courgette|zucchini|aubergine|eggplant|squash|sweet potato|potato|avocado|mushroom|tomato|portobello)|imam bayildi|chiles rellenos|papoutsakia|jacket|baked (sweet )?potato(es)? with/,
    'stuffed',
  ],
  [
    /dumpling|gyoza|pierogi|momo|mandu|potsticker|samosa|empanada|wonton|bao\b|pelmeni|vareniki|shumai|har gow|kreplach|maultaschen|pasty|pasties|turnover|b[oö]rek|burek|fatayer|piroshki|knish|pastel|hand pie|patty\b(?=.*jamaican)|jamaican.*patt/,
    'dumplings',
  ],
  [
    /pancake|cr[eê]pe|blini|waffle|hotcake|hoecake|drop scone|oladi|syrniki|palatschinken|latke|okonomiyaki|jeon\b|pajeon|pikelet|dosa|uttapam|johnnycake/,
    'pancakes',
  ],
  [/muffin|cupcake|popover|yorkshire pudding/, 'muffins'],
  [
    /cookie|biscotti|bar\b|bars\b|brownie|blondie|flapjack|truffle|energy ball|energy bite|bites\b|macaroon|shortbread|oatcake|rusk|rugelach|hamantasch|scone|date ball|laddu|ladoo|biscuits?\b|brigadeiro|polvor|fudge|balls\b(?=.*(date|oat|energy|coconut|peanut))|granola square/,
    'cookies',
  ],
  [
    /banana bread|cornbread|soda bread|loaf|zopf|challah|rye bread|zucchini bread|barmbrack|bara brith|\bbread\b(?!.*(salad|soup|pudding|with))|damper|pan de/,
    'loaf',
  ],
  [/quiche|tart\b|galette|pie\b|flan\b|tarte|strudel|empadão|tourti/, 'pie'],
  [/cake|torte|gateau|pavlova|sponge|basbousa|revani|bundt|kuchen|lamington(?!.*fish)/, 'cake'],
  [
    /sorbet|ice cream|granita|gelato|nice cream|pudding|panna cotta|mousse|parfait|custard|trifle|cr[eè]me|fool\b|posset|chia|overnight|bircher|yogh?urt (with|cup|parfait|bowl)|kheer|rice pudding|arroz con leche|halva|jelly|kissel|rødgrød|blancmange|tiramisu|\bche\b|muhallabia|shrikhand|mahalabia|tapioca|sago|firni/,
    'cups',
  ],
  [
    /porridge|\buji\b|couche|oatmeal|oats|muesli|granola|grits|polenta|cream of wheat|semolina|ful\b|kasha|champ porridge|ogi|pap\b|ugali|fufu|mămăligă|mamaliga/,
    'porridge',
  ],
  [
    /hummus|dip\b|guacamole|baba ghanou|tzatziki|salsa\b(?!.*(chicken|fish|salmon|steak|verde))|muhammara|spread|pâté|pate|tapenade|labneh|p[aâ]t[eé]\b|skordalia|taramasalata|ajvar|melitzano|relish|chutney|refried|bean dip|mutabal|raita|brandade|obatzda|liptauer/,
    'dip',
  ],
  [/mash|stamppot|colcannon|champ\b|pur[eé]e(?! soup)|clapshot|puree of|skirlie|stoemp/, 'mash'],
  [
    /shakshuka|skillet|egg sauce|lecs[oó]|huevos rancheros|menemen|hash\b|one-pan|fry-up|full (english|irish)|pisto|ratatouille|piperade|migas/,
    'skillet',
  ],
  [/frittata|tortilla espa|spanish tortilla|kuku|eggah|spanish omelette/, 'frittata'],
  [/omelet|egg foo/, 'omelette'],
  [/scrambl|bhurji|perico|mexidos/, 'scramble'],
  [/devilled egg|deviled egg|stuffed egg|egg halves|pickled egg|scotch egg|tea egg|soy egg/, 'eggs'],
  [
    /toast|bruschetta|crostini|sm[oø]rrebr[oø]d|rarebit|tartine|pan con|open sandwich|open-faced|knäcke|crispbread/,
    'toast',
  ],
  [/dal\b|daal|dhal|sambar|rasam|misir|kik alicha|lentil curry|lentil stew/, 'dal'],
  [
    /bisque|cream of|velout|^(creamy|roast\w*|carrot|pumpkin|squash|tomato|pea|cauliflower|broccoli|leek and potato|potato leek|beet\w*|asparagus|mushroom|celeriac|parsnip|sweet potato|courgette|spinach|watercress|nettle|pepper|corn|chestnut|almond|avocado|lentil)( and \w+| \w+)? soup|gazpacho|vichyssoise|ajo blanco|salmorejo/,
    'puree',
  ],
  [
    /soup|broth|chowder|borscht|borsch|minestrone|pozole|menudo|caldo|sancocho|avgolemono|solyanka|shchi|zuppa|bouillabaisse|tom yum|tom kha|goulash soup|ribollita|canja|sinigang|harira|ukha|cullen|scouse|callaloo|caldeirada|sopa|ciorba|żurek|zurek|consomm|hot pot/,
    'soup',
  ],
  [
    /salad|slaw|tabbouleh|tabouli|fattoush|ceviche|larb|horiatiki|panzanella|ni[cç]oise|caprese|som tam|gado|esquites|vinegret|pico|carpaccio|tartare|sunomono|namul|kachumber|remoulade|tiradito|escabeche|kimchi$/,
    'salad',
  ],
  [
    /whole (fish|sea bass|snapper|trout|bream|mackerel|branzino)|steamed (fish|sea bass|snapper)|grilled sardines|salt-baked/,
    'whole-fish',
  ],
  [
    /meatball|fritter|falafel|fishcake|fish cake|crab cake|croquette|kibbeh|patties|frikadell|kotlet|rissole|polpett|schnitzel|akara|accra|bhaji|pakora|cutlet|tikki|arancini|salmon cake|köttbullar|bitterballen|hush pupp|conch|pupusa|nuggets|\bmici\b|glamorgan|keftedes|kefte|köfte|albondigas|schnitzel/,
    'patties',
  ],
  [
    /stir-?fr|kung pao|chop suey|mapo|sweet and sour|beef and broccoli|pad krapow|basil chicken|teriyaki|bulgogi|dak galbi|lomo saltado|szechuan|sichuan|black bean sauce|cashew chicken|general tso|orange chicken|twice-cooked|ginger beef|pepper steak|lemongrass (chicken|tofu|beef)|saut[eé]|bulgogi/,
    'stir-fry',
  ],
  [
    /curry|stew|tagine|chil[li]+\b(?!.*(oil|sauce|lime|prawn|garlic))|gumbo|goulash|masala|korma|vindaloo|stroganoff|bourguignon|cacciatore|feijoada|ragout|rag[uù]\b(?!.*pasta)|tikka|adobo|rendang|mole\b|[eé]touff[eé]e|coq au vin|cassoulet|fricass|paprikash|bredie|braise|braised|hotpot|casserole|cholent|tzimmes|makhani|saag|palak|chana|rajma|wat\b|wot\b|maafe|mafe|moambe|egusi|jjigae|bigos|hot pot|birria|picadillo|ropa vieja|sofrito|smothered|creole|jambon|blanquette|daube|pot-au|fasolada|gigantes|fasolia|guiso|locro|carbonada|ajiaco|encebollado|vatap|moqueca|caponata|peperonata|yassa|bunny chow|domoda|sauce piquant|pepperpot|brunswick|lobio|chakhokhbili|baked beans|(?<!green |long |runner |french )beans\b(?!.*salad)/,
    'stew',
  ],
  [
    /spaghetti|linguine|pasta|penne|fusilli|carbonara|bolognese|puttanesca|orzo|macaroni|cacio|primavera|alfredo|tagliatelle|fettuccine|orecchiette|rigatoni|pappardelle|spätzle|spaetzle|farfalle|vermicelli|bucatini|fideu/,
    'pasta',
  ],
  [
    /tray|sheet-?pan|roast(ed)? (vegetable|potato|carrot|cauliflower|brussels|chickpea|root|beet|squash|parsnip|broccoli|sweet)|fries|wedges|chips|wings|patatas|crispy|charred|okra|popcorn|kale chips|roasted/,
    'tray',
  ],
  [
    /roast|pot roast|brisket|rib\b|ribs|leg of|shoulder|pulled|jerk|sauerbraten|carnitas|barbacoa|pernil|lechon|gammon|ham\b|shank|turkey breast|peking|char siu|barbecue|bbq|brick chicken|tandoori|piri.piri|peri/,
    'roast',
  ],
  [
    /poached pear|baked apple|fruit|compote|grilled (peach|pineapple)|berries|watermelon|melon|figs|mango sticky/,
    'fruit',
  ],
]

export function archetypeOf(dish: Dish): ArchetypeName {
  if (dish.scene) {
    if (dish.scene in ARCHETYPES) return dish.scene as ArchetypeName // checked on this line
    throw new Error(`There is no scene "${dish.scene}"; choose one of ${Object.keys(ARCHETYPES).join(', ')}`)
  }
  // "Tandoori salmon with cucumber salad" is a salmon: what comes after "with" is a side.
  const [head = ''] = dish.words.split(/ with | in | over | on /)
  return byWords(head, dish) ?? byType(dish) ?? byWords(dish.words, dish) ?? 'plate'
}

function byWords(words: string, dish: Dish): ArchetypeName | undefined {
  const found = BY_TITLE.find(([pattern]) => pattern.test(words))
  return found && refined(found[1], dish)
}

/** Corrections that a title alone cannot decide. */
function refined(name: ArchetypeName, dish: Dish): ArchetypeName {
  if (name === 'noodles' && dish.called(/soup|broth/)) return 'noodle-soup'
  if (name === 'grain-bowl' && !dish.first('grain')) return dish.first('noodle') ? 'noodles' : 'salad'
  if (name === 'pilaf' && !dish.first('grain')) return 'plate'
  if (name === 'puree' && dish.called(/noodle|meatball|chicken|dumpling|chunky/)) return 'soup'
  if (name === 'porridge' && dish.called(/shrimp|prawn|chicken|sausage|mushroom|ragu|with beef/)) return 'stew'
  if (name === 'pasta' && dish.called(/salad/)) return 'salad'
  if (name === 'stew' && dish.first('noodle', 'pasta') && dish.called(/pasta|spaghetti/)) return 'pasta'
  if (name === 'cups' && dish.called(/bread pudding|yorkshire|black pudding/)) return 'bake'
  if (name === 'roast' && !dish.of('meat', 'poultry').length)
    return dish.of('fish', 'seafood').length ? 'plate' : 'tray'
  return name
}

function byType(dish: Dish): ArchetypeName | undefined {
  const typed = (pattern: RegExp): boolean => dish.types.some((type) => pattern.test(type))
  if (typed(/drink|beverage/)) return 'drink'
  if (typed(/soup/)) return 'soup'
  if (typed(/salad/)) return 'salad'
  if (dish.first('noodle')) return 'noodles'
  if (dish.first('pasta')) return 'pasta'
  if (typed(/dessert|sweet/)) return dish.of('fruit').length > 1 ? 'fruit' : 'cups'
  if (dish.of('fish', 'poultry', 'meat', 'seafood').some((part) => part.look.main)) return 'plate'
  const grain = dish.first('grain')
  if (grain && grain.grams > 120) return 'pilaf'
  if (dish.of('tofu').length) return 'stir-fry'
  if (dish.grams('liquid', 'sauce', 'cream') > 250) return 'stew'
  if (typed(/side|snack|appetizer|starter|antipasti/)) return 'tray'
  return dish.of('egg').length ? 'skillet' : undefined
}
