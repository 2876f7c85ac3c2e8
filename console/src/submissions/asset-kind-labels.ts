import type { AssetKind } from '@gable/shared/assets/asset.ts'

export const assetKindLabels: Record<AssetKind, string> = {
  widget: 'Widget',
  'landing-page': 'Landing page',
  'contact-dashboard': 'Seller dashboard',
}
