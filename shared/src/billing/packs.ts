/** The packs of credits on sale. The more at once, the less each costs. */
export const creditPacks = [
  { id: 'credits-500', credits: 500, priceCents: 50_00 },
  { id: 'credits-2500', credits: 2500, priceCents: 240_00 },
  { id: 'credits-10000', credits: 10_000, priceCents: 920_00 },
  { id: 'credits-50000', credits: 50_000, priceCents: 4_400_00 },
] as const

type CreditPack = (typeof creditPacks)[number]
export type PackId = CreditPack['id']

export const packIds = creditPacks.map(({ id }) => id) as unknown as readonly [PackId, ...PackId[]]

export const findPack = (id: string | null): CreditPack | undefined => creditPacks.find((pack) => pack.id === id)
