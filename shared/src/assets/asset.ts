/** Published content that visitors see and whose visits are counted. */
export const assetKinds = ['widget', 'landing-page', 'contact-dashboard'] as const
export type AssetKind = (typeof assetKinds)[number]

export const assetStatuses = ['PUBLISHED', 'ARCHIVED'] as const
export type AssetStatus = (typeof assetStatuses)[number]

/** The form or form group that a button or a search bar opens. */
export interface FormAction {
  actionType: 'FORM' | 'FORM_GROUP'
  value: string
}

export const listSorts = [
  'name',
  'lastUpdated.triggeredAt',
  'statistics.views',
  'statistics.entrances',
  'statistics.leads',
] as const
export type ListSort = (typeof listSorts)[number]
