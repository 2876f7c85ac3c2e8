import { anniversaryNote } from './anniversary.ts'
import { buyerArch } from './buyer.ts'
import { equityFigures, smartEquity } from './equity.ts'
import { openHouseTicket } from './event.ts'
import { homeValueNumber, smartHomeValue } from './home-value.ts'
import { justListed, justSold } from './listings.ts'
import { marketMap, marketPaper, smartMarketUpdate } from './market-update.ts'
import { mortgageCheck } from './mortgage.ts'
import type { PostcardTemplate } from './postcard-template.ts'
import { fallPrint } from './seasonal.ts'

export type { PostcardTemplate } from './postcard-template.ts'

/** Where a postcard begins. Contents keep the ids, so an id never changes its meaning. */
export const postcardTemplates: PostcardTemplate[] = [
  smartHomeValue,
  smartEquity,
  smartMarketUpdate,
  homeValueNumber,
  equityFigures,
  marketPaper,
  marketMap,
  justListed,
  justSold,
  anniversaryNote,
  fallPrint,
  buyerArch,
  mortgageCheck,
  openHouseTicket,
]

export const getPostcardTemplate = (id: string): PostcardTemplate | undefined =>
  postcardTemplates.find((template) => template.id === id)
