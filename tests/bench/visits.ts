import { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { newId } from '../../shared/src/ids.ts'
import type { MeasuredProduct } from './measured-product.ts'

export interface Things {
  subject: string
  subjectId: string
}

/** A few agencies with what their visitors meet. */
export async function found({ owner }: MeasuredProduct, agencies: number, each: number): Promise<Things[]> {
  const factory = new AgencyFactory(owner)
  const things: Things[] = []
  for (let n = 0; n < agencies; n += 1) {
    const agency = await factory.createAgency()
    for (let k = 0; k < each; k += 1) things.push(await factory.createAsset(agency))
  }
  return things
}

let posted = 0

/** A visitor's view as a browser sends it, each with an id, a visit and mostly an address of its own. */
export function viewOf(things: Things[], path: string): string {
  const { subject, subjectId } = things[posted % things.length] ?? {}
  const at = new Date().toISOString()
  const body = JSON.stringify({ id: newId(), type: 'view', subject, subjectId, visitId: newId(), at })
  return post(path, 'text/plain;charset=UTF-8', body)
}

export function post(path: string, type: string, body: string): string {
  posted += 1
  return [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `content-type: ${type}`,
    'origin: https://www.example.com',
    'user-agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    `x-forwarded-for: ${addressOf(posted % 20_000)}`,
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

const addressOf = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
