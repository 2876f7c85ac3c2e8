import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { newId } from '../../shared/src/ids.ts'
import type { MeasuredProduct } from './measured-product.ts'

export interface VisitedAsset {
  subject: string
  subjectId: string
}

/** Creates a few agencies with widgets for visitors. */
export async function createVisitedAssets(
  { owner }: Pick<MeasuredProduct, 'owner'>,
  agencyCount: number,
  assetsPerAgency: number,
  factory = new AgencyFactory(owner),
): Promise<VisitedAsset[]> {
  const assets: VisitedAsset[] = []
  for (let n = 0; n < agencyCount; n += 1) {
    const agency = await factory.createAgency()
    for (let k = 0; k < assetsPerAgency; k += 1) assets.push(await factory.createAsset(agency))
  }
  return assets
}

let postedCount = 0

/** A page view as a browser sends it. Each has a new id and visit, and one of 20,000 IP addresses. */
export function createViewRequest(assets: VisitedAsset[], path: string): string {
  const { subject, subjectId } = assets[postedCount % assets.length] ?? {}
  const at = new Date().toISOString()
  const body = JSON.stringify({ id: newId(), type: 'view', subject, subjectId, visitId: newId(), at })
  return createPostRequest(path, 'text/plain;charset=UTF-8', body)
}

export function createPostRequest(path: string, type: string, body: string): string {
  postedCount += 1
  return [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `content-type: ${type}`,
    'origin: https://www.example.com',
    'user-agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    `x-forwarded-for: ${formatIpAddress(postedCount % 20_000)}`,
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

const formatIpAddress = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
