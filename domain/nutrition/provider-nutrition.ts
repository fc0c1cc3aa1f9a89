export interface ProviderNutrient {
  name: string
  amount: number
  unit: string
  percentOfDailyNeeds?: number
}

export interface ProviderNutrition {
  nutrients: ProviderNutrient[]
  properties: { name: string; amount: number; unit: string }[]
  flavonoids: { name: string; amount: number; unit: string }[]
  ingredients?: { id: number; name: string; amount: number; unit: string; nutrients: ProviderNutrient[] }[]
  caloricBreakdown: { percentProtein: number; percentFat: number; percentCarbs: number }
  weightPerServing: { amount: number; unit: 'g' }
}
