/** Published content that visitors see and whose visits are counted. */
export const assetKinds = ['widget', 'landing-page', 'contact-dashboard'] as const
export type AssetKind = (typeof assetKinds)[number]

/** Only landing pages are drafts, until they are published for the first time. */
export const assetStatuses = ['PUBLISHED', 'DRAFT', 'ARCHIVED'] as const
export type AssetStatus = (typeof assetStatuses)[number]

export const widgetStatuses = ['PUBLISHED', 'ARCHIVED'] as const satisfies readonly AssetStatus[]

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
