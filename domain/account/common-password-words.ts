// Words that most guessed passwords consist of: words, names, teams and brands, in lowercase. Based on what is
// generally known about leaked passwords. password-rule.ts adds the digits that people append.

export const COMMON_PASSWORD_WORDS = `
password passw0rd p@ssw0rd p@ssword pa55word pa55w0rd passwort passord pass passwd passcode passphrase pwd mypassword
yourpassword thepassword newpassword oldpassword nopassword changeme changeit change default letmein letmeinnow openup
opensesame sesame welcome hello hellohello helloworld hithere goodbye login logmein logon signin admin administrator
adminadmin root toor rootroot user username guest visitor test testing tester testtest test123test demo sample example
temp temporary access system server computer laptop internet network website online windows linux ubuntu apple google
facebook twitter youtube amazon microsoft netflix spotify myspace linkedin yahoo gmail hotmail adobe photoshop samsung
nokia motorola blackberry iphone android oracle cisco public private secret secrets topsecret mysecret secure security
safety unknown nothing whatever anything something everything nobody someone fuckyou fuckme fuckoff fucker fucking
asshole bitch bastard bullshit shit shithead dick pussy cock cunt slut whore sexy sex sexsex hotsex horny boobs tits
porn xxx love lovely lover loveme lovelove iloveyou iloveu ilovehim ilovegod ilovemom iluvu loveyou loveu mylove
truelove inlove hateyou ihateyou babe baby babygirl babyboy babydoll honey sweetheart sweetie sweetpea sugar candy
darling angel angels devil demon heaven hell god jesus christ jesuschrist godisgood bless blessed blessing faith hope
grace peace happy happiness smile smiley laugh funny crazy silly stupid idiot loser winner champion victory lucky
fortune money cash dollar million rich diamond diamonds gold golden silver platinum crystal ruby jewel pearl princess
prince queen king kingdom knight warrior soldier sniper hunter killer assassin ninja samurai pirate wizard magic
merlin gandalf frodo dragon dragons dragonball phoenix unicorn vampire zombie monster ghost shadow darkness midnight
moonlight sunshine sunset sunrise sunday monday tuesday wednesday thursday friday saturday summer winter spring autumn
january february march april june july august september october november december flower flowers rose roses lily daisy
violet jasmine lavender butterfly rainbow starlight stars star galaxy universe planet earth ocean beach island forest
mountain river thunder lightning storm hurricane tornado blizzard fire flame water icecream chocolate cookie cookies
cupcake muffin pancake cheese pizza burger banana bananas orange apples cherry strawberry blueberry peach peaches
pumpkin tomato potato pepper ginger cinnamon coffee tequila whiskey vodka corona budweiser heineken beer monkey
monkeys gorilla tiger tigers lion lions leopard panther panthers jaguar cheetah bear bears teddybear wolf wolves
coyote fox eagle eagles falcon falcons hawk hawks raven ravens dolphin dolphins shark sharks whale turtle snake cobra
viper python spider scorpion rabbit bunny kitty kitten kittycat hellokitty cat cats catdog dog dogs doggy puppy
bulldog beagle horse horses pony mustang bronco broncos cowboy cowboys chicken turkey duck goose rooster butthead
football baseball basketball soccer hockey tennis golf golfer golfing swimming skating surfing surfer skater running
boxing wrestling bowling fishing hunting camping hiking racing nascar formula ferrari porsche corvette camaro charger
challenger dodge toyota honda nissan yamaha suzuki kawasaki harley davidson mercedes bmw chevy chevrolet ford jordan
michael kobe lebron ronaldo messi beckham rooney arsenal chelsea liverpool everton barcelona realmadrid juventus milan
manchester manutd celtic rangers lakers celtics bulls yankees redsox mets dodgers giants steelers packers patriots
redskins raiders chargers vikings saints chiefs colts texans jets redwings blackhawks maverick iceman topgun batman
superman spiderman ironman hulk wolverine captain america avengers joker quinn robin flash starwars startrek skywalker
darthvader yoda trustno1 matrix neo trinity morpheus terminator predator alien godzilla pokemon pikachu charizard
mario luigi zelda sonic naruto sasuke sakura goku vegeta minecraft fortnite roblox warcraft starcraft diablo counter
strike halo callofduty xbox playstation nintendo gamer gaming player games game master masters mastermind boss bigboss
chief general commander president major doctor teacher student school college university cheer cheerleader dancer
dancing dance music musical guitar piano drummer singer rockstar rocknroll metallica slipknot nirvana eminem tupac
biggie beatles elvis madonna rihanna beyonce shakira britney blink182 greenday linkinpark onedirection justinbieber
bieber family mother father mommy daddy mummy sister brother brothers friend friends bestfriend forever always
together freedom liberty justice usa canada mexico brazil england london paris france germany berlin italy spain india
pakistan china japan tokyo korea russia moscow australia sydney newyork boston chicago dallas houston denver austin
florida texas california vegas lasvegas hollywood hawaii alaska yankee dixie black white green blue red yellow purple
pink blackcat redhead blondie bluesky bigdog bigdaddy bigred bigman littleman fatboy playboy gangster thuglife hustler
pimp pimpin cutie cutiepie beautiful pretty gorgeous sexygirl hottie hotstuff bubbles bubba buddy buster butter button
cooper copper cricket dakota daddysgirl jackass johnson jackson junior kissme kisses lollipop lovebug marley maxwell
mickey minnie mickeymouse donald goofy snoopy scooby scoobydoo garfield simpsons homer bart stewie peanut peanuts
pebbles penguin pickle pookie precious rascal rocky rusty sammy scooter shelby smokey snowball snowman sparky sparkle
sparkles spike stella sunny tinkerbell tinker toby tweety winnie winston woody zoey zxc qwe asd asdasd qweqwe zxczxc
qazqaz qwaszx qazxsw azerty qwertz dvorak james john robert william david richard joseph thomas charles christopher
daniel matthew anthony mark steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey
ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander
raymond patrick jack dennis jerry tyler aaron jose adam henry nathan douglas zachary peter kyle walter ethan jeremy
harold keith christian roger noah gerald carl terry sean arthur lawrence jesse dylan bryan joe billy bruce albert
willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell elijah louis bobby philip johnny mary
patricia jennifer linda elizabeth barbara susan jessica sarah karen nancy lisa betty margaret sandra ashley dorothy
kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela
shirley anna brenda pamela nicole emma samantha katherine christine helen debra rachel carolyn janet catherine maria
heather diane ruth julie olivia joyce virginia victoria kelly lauren christina joan evelyn judith megan andrea cheryl
hannah jacqueline martha gloria teresa ann sara madison frances kathryn janice jean abigail alice julia judy sophia
denise amber doris marilyn danielle beverly isabella theresa diana natalie brittany charlotte marie kayla alexis lori
alex alexandra alexandre alejandro carlos miguel luis pedro diego pablo sofia carmen daniela valentina camila lucia
elena natasha tatiana svetlana igor ivan dmitri sergey andrei boris vladimir mohammed muhammad ahmed ali omar fatima
aisha priya rahul krishna ganesh shiva charlie max molly bella lucy bailey maggie sophie chloe sadie lola oscar oliver
tigger felix simba nala misty casper chester murphy riley harry harrypotter hermione potter dumbledore hogwarts
lancelot plateful recipe recipes cooking kitchen dinner breakfast lunch healthy healthyfood
`
  .trim()
  .split(/\s+/)
