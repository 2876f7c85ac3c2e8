import { createHmac } from 'node:crypto'
import type { ShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import type { CachedAsset } from '../../platform/asset-map.ts'

/**
 * The version that a visitor sees, on every visit. It follows from who asks, so that nothing is stored: neither a cookie
 * in the browser nor the visitor here. Each test divides visitors anew.
 */
export function chooseVariant(
  secret: Buffer,
  { id: testId, share }: NonNullable<CachedAsset['splitTest']>,
  visitor: string,
): ShownVariant {
  const digest = createHmac('sha256', secret).update(`split-test:${testId}:${visitor}`).digest()
  return { testId, variant: digest.readUInt32BE() < (share / 100) * 2 ** 32 ? 'B' : 'A' }
}
