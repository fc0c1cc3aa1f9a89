// Title words that reveal the form of a dish; the first match wins.
import type { Form } from './scene-spec.ts'

export const TITLE_WORDS: readonly [RegExp, Form][] = [
  [/rice pudding|sticky rice|in a glass/, 'cups'],
  [/iced|lemonade|cooler/, 'drink'],
  [/(egg salad|chopped egg)(?!.*sandwich)/, 'salad'],
  [/sandwich bread/, 'loaf'],
  [/toast\b|rice cake/, 'toast'],
  [/granola$|trail mix|spiced nuts|roasted nuts/, 'granola'],
  [/(crab|fish|salmon) ?cake/, 'patties'],
  [/energy (ball|bite)/, 'cookies'],
  [/kale chips/, 'tray'],
  [/pita with/, 'tacos'],
  [/cheese bread/, 'cookies'],
  [/hot chocolate|milk tea|ginger tea|saffron milk/, 'mugs'],
  [/lentil soup|split pea soup|bean soup/, 'dal'],
  [/^(greek )?yogh?urt|figs|poached pear|baked (apple|peach|pear)/, 'fruit'],
  [/smoothie bowl|acai bowl/, 'smoothie-bowl'],
  [
    /hot chocolate|cocoa|\bchai\b|coffee|latte|\btea\b(?!.*(salad|egg|loaf|bread|cake|chicken|rice))|mulled|atole|champurrado|golden milk|hot toddy/,
    'mugs',
  ],
  [
    /smoothie|\blassi|juice\b|lemonade|agua|cooler|spritz|punch|milkshake|\bshake\b|iced|horchata|kefir drink|ayran|sangria|kompot|shrub|limeade|sorrel drink|drink|sharbat|sherbet|kvass|mocktail|granizado/,
    'drink',
  ],
  [/sushi|\bmaki\b|nigiri|kimbap|gimbap|hand roll/, 'sushi'],
  [/ramen|pho\b|laksa|noodle soup|udon soup|soba soup|bun bo|bun bo|khao soi|wonton soup|soupe.*noodle/, 'noodle-soup'],
  [
    /pad thai|lo mein|chow mein|chow fun|japchae|yakisoba|noodle|mie goreng|soba|udon|singapore|bun ch|dan dan|bibim guksu|vermicelli bowl|pad see/,
    'noodles',
  ],
  [/ravioli|tortellini|gnocchi|tteokbokki/, 'filled-pasta'],
  [
    /lasagn|casserole|gratin|moussaka|pastitsio|baked ziti|cottage pie|shepherd|fish pie|fisherman|enchilada|crumble|(apple|berry|fruit|pear|peach|plum|cherry|pecan) crisp\b|cobbler|bake\b|baked oat|kugel|mac and cheese|macaroni cheese|strata|bread pudding|parmigiana|dauphinois|tian\b|clafoutis|bobotie|hotdish|tetrazzini|baked pasta|spanakopita|baklava/,
    'bake',
  ],
  [/risotto|congee|arroz caldoso|jook/, 'risotto'],
  [
    /paella|thieb|pilaf|pilau|jollof|fried rice|biryani|jambalaya|arroz con|rice and (beans|peas)|gallo pinto|plov|nasi|dirty rice|kedgeree|mujaddara|bulgur pilaf|hoppin|djon djon|kushari|koshari|red rice|tabbouleh rice|maqluba|dolsot/,
    'pilaf',
  ],
  [/bibimbap|poke|buddha bowl|burrito bowl|power bowl|grain bowl|rice bowl|donburi|(?<!one-)\bbowls?\b/, 'grain-bowl'],
  [/taco|tostada|arepa|sope|gordita|huarache|fajita/, 'tacos'],
  [/nacho|poutine|chilaquiles|loaded/, 'loaded'],
  [/pizza|flatbread|lahmacun|manakish|focaccia|flammkuchen|tarte flamb|pissaladi|socca|pide\b/, 'pizza'],
  [/burger|slider|sloppy/, 'burger'],
  [
    /sandwich|\bsub\b|po' ?boy|panini|banh mi|reuben|club\b|torta\b|cubano|grilled cheese|muffuletta|croque|blt|butty|bagel|pita pocket|stuffed pita|choripan|bocadillo|sarnie|medianoche/,
    'sandwich',
  ],
  [
    /wrap|burrito|quesadilla|spring roll|summer roll|egg roll|gyro|shawarma|souvlaki wrap|cabbage roll|dolma|lumpia|taquito|kathi|sarma|golabki|golabki|holubtsi|rice paper|lettuce cup|rouladen|roulade/,
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
    /dumpling|gyoza|pierogi|momo|mandu|potsticker|samosa|empanada|wonton|bao\b|pelmeni|vareniki|shumai|har gow|kreplach|maultaschen|pasty|pasties|turnover|borek|burek|fatayer|piroshki|knish|pastel|hand pie|patty\b(?=.*jamaican)|jamaican.*patt/,
    'dumplings',
  ],
  [
    /pancake|crepe|blini|waffle|hotcake|hoecake|drop scone|oladi|syrniki|palatschinken|latke|okonomiyaki|jeon\b|pajeon|pikelet|dosa|uttapam|johnnycake/,
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
  [/quiche|tart\b|galette|pie\b|flan\b|tarte|strudel|empadao|tourti/, 'pie'],
  [/cake|torte|gateau|pavlova|sponge|basbousa|revani|bundt|kuchen|lamington(?!.*fish)/, 'cake'],
  [
    /sorbet|ice cream|granita|gelato|nice cream|pudding|panna cotta|mousse|parfait|custard|trifle|creme|fool\b|posset|chia|overnight|bircher|yogh?urt (with|cup|parfait|bowl)|kheer|rice pudding|arroz con leche|halva|jelly|kissel|rodgrod|blancmange|tiramisu|\bche\b|muhallabia|shrikhand|mahalabia|tapioca|sago|firni/,
    'cups',
  ],
  [
    /porridge|\buji\b|couche|oatmeal|oats|muesli|granola|grits|polenta|cream of wheat|semolina|ful\b|kasha|champ porridge|\bogi\b|pap\b|ugali|fufu|mamaliga|mamaliga/,
    'porridge',
  ],
  [
    /hummus|dip\b|guacamole|baba ghanou|tzatziki|salsa\b(?!.*(chicken|fish|salmon|steak|verde))|muhammara|spread|pate|pate|tapenade|labneh|pate\b|skordalia|taramasalata|ajvar|melitzano|relish|chutney|refried|bean dip|mutabal|raita|brandade|obatzda|liptauer/,
    'dip',
  ],
  [/\bmash|stamppot|colcannon|champ\b|puree(?! soup)|clapshot|puree of|skirlie|stoemp/, 'mash'],
  [
    /shakshuka|skillet|egg sauce|lecso|huevos rancheros|menemen|hash\b|one-pan|fry-up|full (english|irish)|\bpisto\b|ratatouille|piperade|migas/,
    'skillet',
  ],
  [/frittata|tortilla espa|spanish tortilla|kuku|eggah|spanish omelette/, 'frittata'],
  [/omelet|egg foo/, 'omelette'],
  [/scrambl|bhurji|perico|mexidos/, 'scramble'],
  [/devilled egg|deviled egg|stuffed egg|egg halves|pickled egg|scotch egg|tea egg|soy egg/, 'eggs'],
  [
    /toast|pain perdu|torrij|bruschetta|crostini|smorrebrod|rarebit|tartine|pan con|open sandwich|open-faced|knacke|crispbread/,
    'toast',
  ],
  [/dal\b|daal|dhal|sambar|misir|kik alicha|lentil curry|lentil stew/, 'dal'],
  [
    /bisque|cream of|velout|^(creamy|roast\w*|carrot|pumpkin|squash|tomato|pea|cauliflower|broccoli|leek and potato|potato leek|beet\w*|asparagus|mushroom|celeriac|parsnip|sweet potato|courgette|spinach|watercress|nettle|pepper|corn|chestnut|almond|avocado|lentil)( and \w+| \w+)? soup|gazpacho|vichyssoise|ajo blanco|salmorejo/,
    'puree',
  ],
  [
    /soup|broth|rasam|chowder|borscht|borsch|minestrone|pozole|menudo|caldo|sancocho|avgolemono|solyanka|shchi|zuppa|bouillabaisse|tom yum|tom kha|goulash soup|ribollita|canja|sinigang|harira|ukha|cullen|scouse|callaloo|caldeirada|sopa|ciorba|zurek|zurek|consomm|hot pot/,
    'soup',
  ],
  [
    /^(warm |puy |green |braised )?lentils|salad|slaw|tabbouleh|tabouli|fattoush|ceviche|larb|horiatiki|panzanella|nicoise|caprese|som tam|gado|esquites|vinegret|pico|carpaccio|tartare|sunomono|namul|kachumber|remoulade|tiradito|escabeche|kimchi$/,
    'salad',
  ],
  [
    /whole (fish|sea bass|snapper|trout|bream|mackerel|branzino)|steamed (fish|sea bass|snapper)|grilled sardines|salt-baked/,
    'whole-fish',
  ],
  [
    /meatball|fritter|falafel|fishcake|fish cake|crab cake|croquette|kibbeh|patties|frikadell|kotlet|rissole|polpett|akara|accra|bhaji|pakora|tikki|arancini|salmon cake|kottbullar|bitterballen|hush pupp|conch|pupusa|nuggets|\bmici\b|glamorgan|keftedes|kefte|kofte|albondigas/,
    'patties',
  ],
  [
    /stir-?fr|kung pao|chop suey|mapo|sweet and sour|beef and broccoli|pad krapow|basil chicken|teriyaki|bulgogi|dak galbi|lomo saltado|szechuan|sichuan|black bean sauce|cashew chicken|general tso|orange chicken|twice-cooked|ginger beef|pepper steak|lemongrass (chicken|tofu|beef)|saute|bulgogi/,
    'stir-fry',
  ],
  [
    /curry|stew|tagine|chil[li]+\b(?!.*(oil|sauce|lime|prawn|garlic))|gumbo|goulash|masala|korma|vindaloo|stroganoff|bourguignon|cacciatore|feijoada|ragout|ragu\b(?!.*pasta)|tikka|adobo|rendang|mole\b|etouffee|coq au vin|cassoulet|fricass|paprikash|bredie|braise|braised|hotpot|casserole|cholent|tzimmes|makhani|saag|palak|chana|rajma|wat\b|wot\b|maafe|mafe|moambe|egusi|jjigae|bigos|hot pot|birria|picadillo|ropa vieja|sofrito|smothered|creole|jambon|blanquette|daube|pot-au|fasolada|gigantes|fasolia|guiso|locro|carbonada|ajiaco|encebollado|vatap|moqueca|caponata|peperonata|yassa|bunny chow|domoda|sauce piquant|pepperpot|brunswick|lobio|chakhokhbili|baked beans|(?<!green |long |runner |french )beans\b(?!.*salad)/,
    'stew',
  ],
  [
    /spaghetti|linguine|pasta|penne|fusilli|carbonara|bolognese|puttanesca|orzo|macaroni|cacio|primavera|alfredo|tagliatelle|fettuccine|orecchiette|rigatoni|pappardelle|spatzle|spaetzle|farfalle|vermicelli|bucatini|fideu/,
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
