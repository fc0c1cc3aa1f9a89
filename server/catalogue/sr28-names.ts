// Expands USDA's short descriptions: "CHICKEN,BRST,CKD,RSTD" becomes "chicken, breast, cooked, roasted".

const ABBREVIATIONS: Record<string, string> = Object.fromEntries(
  `add=added appl=apple appls=apples applsauc=applesauce approx=approximately art=artificial asprt=aspartame aus=Australian
  aust=Australian bbq=barbecue bev=beverage bf=beef bkd=baked bld=boiled blnd=blend bnl=boneless bnles=boneless
  bnless=boneless bnls=boneless bne=bone bns=beans brd=bread brding=breading brkfst=breakfast brld=broiled brsd=braised
  brst=breast broilr=broiler bsd=based btld=bottled btr=butter bttm=bottom bttrmlk=buttermilk but=butter ca=calcium
  cal=calorie carb=carbonated chc=chocolate chckn=chicken chick=chicken chickn=chicken chk=chuck choic=choice chc=choice
  choc=chocolate chol=cholesterol chopd=chopped chs=cheese chsbrgr=cheeseburger cinn=cinnamon ckd=cooked cnd=canned
  cntr=center coatd=coated cocnt=coconut comm=commercial commly=commercially comp=composite conc=concentrate
  cond=condensed condmnt=condiments cran=cranberry crl=cereal crm=cream crmd=creamed crst=crust cttnsd=cottonseed
  decaff=decaffeinated dehyd=dehydrated dil=diluted dk=dark dom=domesticated drk=drink drmstk=drumstick drnd=drained
  drsng=dressing drumstk=drumstick dssrt=dessert eng=English enr=enriched eq=equal euro=European evap=evaporated ex=extra
  fd=food fds=foods fe=iron flav=flavored flks=flakes flr=flour flt=filet flv=flavored form=formula fort=fortified fr=fried
  frnch=French frsh=fresh frstd=frosted frstng=frosting frt=fruit fryrs=fryers frz=frozen fsh=fish fst=fast ft=fat
  gran=granules grd=grade grds=grades grld=grilled grn=green grns=greens h2o=water hi=high htd=heated hvy=heavy
  hydr=hydrogenated hydrog=hydrogenated imitn=imitation immat=immature imp=imported incl=includes ind=industrial
  inf=infant inst=instant ital=Italian jr=junior juc=juice krnls=kernels lem=lemon liq=liquid ln=lean lo=low lofat=low-fat
  lowfat=low-fat lrg=large lt=light lttc=lettuce marg=margarine marshmllw=marshmallow mayo=mayonnaise med=medium
  mshd=mashed mt=meat mtre=mature mxd=mixed na=sodium nat=natural nonfat=non-fat nutr=nutrition nz=New-Zealand
  orig=original oz=ounce parbld=parboiled past=pasteurized pdr=powder pk=pack pln=plain pnappl=pineapple pnt=peanut
  pnut=peanut pnuts=peanuts prchd=purchased precd=precooked preckd=precooked prep=prepared proc=processed prot=protein
  prtrhs=porterhouse pudd=pudding recon=reconstituted refr=refrigerated reg=regular rehtd=reheated rmvd=removed rnd=round
  rst=roast rstd=roasted rsted=roasted rtd=ready-to-drink rte=ready-to-eat rtf=ready-to-feed rtl=retail rts=ready-to-serve
  rw=raw sau=sauce scrmbld=scrambled sd=seed sds=seeds sel=select shldr=shoulder shrt=short simmrd=simmered sirl=sirloin
  skn=skin sknlss=skinless smkd=smoked sml=small smmr=summer snck=snack sndwch=sandwich sol=solids soln=solution
  soybn=soybean spl=special sprd=spread std=standard stk=steak stks=steaks stmd=steamed str=strained strwby=strawberry
  stwd=stewed sub=substitute supp=supplement swt=sweet swtnd=sweetened swtnr=sweetener tp=top tmt=tomato todd=toddler
  tstd=toasted tstr=toaster unckd=uncooked undil=undiluted unenr=unenriched unhtd=unheated unprep=unprepared
  unspec=unspecified unswtnd=unsweetened van=vanilla var=varieties veg=vegetable vit=vitamin whl=whole wht=white
  wntr=winter yel=yellow yng=young`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]), // every item of the list above is a pair
)

/** Capitalized in American English; french fries aren't. */
const PROPER =
  /\b(?:alaskan?|american|asian|australian|brie|brussels|caesar|cajun|camembert|canadian|caribbean|chinese|colby|cornish|dijon|edam|english|european|french(?!-| fr)|german|gouda|greek|gruyere|hawaiian|hungarian|indian|irish|italian|jamaican|japanese|jerusalem|korean|limburger|mexican|monterey|muenster|neufchatel|parmesan|polish|portuguese|romano|roquefort|scotch|scottish|spanish|swedish|swiss|thai|vienna|vietnamese|worcestershire)\b/g

// "RED FAT" is reduced fat, "PEPPERS, RED" is the color.
const REDUCED = /\bred(?=[ -](?:fat|cal|calorie|na|sodium|sugar|salt)\b)/g

/**
 * A readable lowercase name, except for proper adjectives. Abbreviations that the table doesn't know stay as USDA wrote
 * them.
 */
export function readableName(description: string): string {
  return description
    .toLowerCase()
    .replace(/,(?=\S)/g, ', ')
    .replace(REDUCED, 'reduced')
    .replace(/\bw\/o\b/g, 'without ')
    .replace(/\bw\//g, 'with ')
    .replace(/[a-z0-9]+(?:['’][a-z]+)?/g, (word) => ABBREVIATIONS[word]?.replaceAll('-', ' ') ?? word)
    .replace(/\s+/g, ' ')
    .replace(PROPER, (word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .trim()
}
