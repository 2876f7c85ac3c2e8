import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { classifyDevice } from '@gable/shared/traffic/classify-device.ts'
import { parseShownVariant } from '@gable/shared/traffic/shown-variant.ts'
import { toTraffic } from '@gable/shared/traffic/to-traffic.ts'
import type { Device, Traffic, VisitReferral } from '@gable/shared/traffic/traffic.ts'
import type { CachedAsset } from '../platform/asset-map.ts'
import { limitTraffic } from './limit-traffic.ts'

interface Visit {
  subjectId: string
  from?: VisitReferral | undefined
}

/** The test that runs on the asset. */
type TestedAsset = Pick<CachedAsset, 'splitTest'>

/** A traffic as it is stored: once per key what the key means. */
export interface KeyedTraffic {
  /** A `bigint` of Postgres. */
  key: string
  /** The traffic with its key. */
  json: string
}

/** Reads where visits of one browser came from. */
export function createTrafficReader(headers: IncomingHttpHeaders): (visit: Visit, asset: TestedAsset) => KeyedTraffic {
  return (visit, asset) => toKeyedTraffic(readTraffic(headers, visit, asset))
}

export function readTraffic(headers: IncomingHttpHeaders, { subjectId, from }: Visit, asset: TestedAsset): Traffic {
  const traffic = limitTraffic(subjectId.toLowerCase(), toTraffic(from, readDevice(headers, from?.hasTouch)))
  const shown = asset.splitTest && parseShownVariant(from?.variant)
  // A page that was opened before the test began, or after it ended, is no part of it.
  if (shown?.testId !== asset.splitTest?.id || !shown) return traffic
  return { ...traffic, splitTestId: shown.testId, variant: shown.variant }
}

/** The class of the browser's device. */
function readDevice(headers: IncomingHttpHeaders, hasTouch = false): Device {
  const mobile = headers['sec-ch-ua-mobile']
  const platform = String(headers['sec-ch-ua-platform'] ?? '').replaceAll('"', '')
  // Longer ones are made up.
  const userAgent = (headers['user-agent'] ?? '').slice(0, 500)
  const key = `${hasTouch} ${mobile} ${platform.slice(0, 20)} ${userAgent}`
  const cached = devicesByHints.get(key)
  if (cached) return cached
  if (devicesByHints.size >= 2000) devicesByHints.clear()
  const device = classifyDevice({
    userAgent,
    hasTouch,
    isMobile: mobile === undefined ? undefined : mobile === '?1',
    platform: platform || undefined,
  })
  devicesByHints.set(key, device)
  return device
}

/** Caches results, because the same few browsers account for most requests. */
const devicesByHints = new Map<string, Device>()

/** Equal traffic has equal keys. */
export function toKeyedTraffic(given: Traffic): KeyedTraffic {
  const { campaign, source, medium, referrer, device, splitTestId, variant } = given
  // In one order, so that equal traffic is the same text.
  const traffic = { campaign, source, medium, referrer, device, splitTestId, variant }
  const text = JSON.stringify(traffic)
  const cached = keyedByText.get(text)
  if (cached) return cached
  if (keyedByText.size >= 5000) keyedByText.clear()
  const key = createHash('sha256').update(text).digest().readBigInt64BE().toString()
  const keyed = { key, json: JSON.stringify({ key, ...traffic }) }
  keyedByText.set(text, keyed)
  return keyed
}

const keyedByText = new Map<string, KeyedTraffic>()
