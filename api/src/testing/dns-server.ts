import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

type DnsRecordType = 'A' | 'NS' | 'CNAME' | 'TXT'

/** How the server answers for a name instead of with its records. */
type DnsMisbehavior = 'SILENT' | 'SERVFAIL' | 'REFUSED' | 'GARBAGE'

export interface TestDnsServer {
  /** For the setting DNS_SERVERS. */
  address: string
  set(name: string, type: DnsRecordType, ...values: string[]): void
  remove(name: string, type: DnsRecordType): void
  /** Applies to the name and all names below it. */
  misbehave(name: string, misbehavior: DnsMisbehavior | undefined): void
  close(): void
}

/** A name server on a real port, which knows the records that a test sets. */
export async function startDnsServer(port = 0): Promise<TestDnsServer> {
  const records = new Map<string, string[]>()
  const misbehaviors = new Map<string, DnsMisbehavior>()
  const socket = createSocket('udp4')
  const toKey = (name: string, type: DnsRecordType) => `${type} ${name.toLowerCase()}`
  const findMisbehavior = (name: string) =>
    [...misbehaviors].find(([domain]) => name === domain || name.endsWith(`.${domain}`))?.[1]

  function respond(query: Buffer, from: RemoteInfo) {
    const { name, type, question } = parseQuestion(query)
    const misbehavior = findMisbehavior(name)
    if (misbehavior === 'SILENT') return
    const send = (message: Buffer) => socket.send(message, from.port, from.address)
    if (misbehavior === 'GARBAGE') return send(Buffer.concat([query.subarray(0, 2), Buffer.from('8180ffff00', 'hex')]))
    if (misbehavior) return send(encodeAnswer(query, question, misbehavior === 'SERVFAIL' ? 2 : 5, []))
    const exact = (type && records.get(toKey(name, type))) || []
    const aliases = records.get(toKey(name, 'CNAME')) ?? []
    const answers =
      exact.length > 0 && type
        ? exact.map((value) => encodeRecord(type, value))
        : aliases.map((value) => encodeRecord('CNAME', value))
    const isKnown = [...records.keys()].some((key) => key.endsWith(` ${name}`) || key.endsWith(`.${name}`))
    send(encodeAnswer(query, question, isKnown ? 0 : 3, answers))
  }

  socket.on('message', respond).bind(port, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    set: (name, type, ...values) => records.set(toKey(name, type), values),
    remove: (name, type) => records.delete(toKey(name, type)),
    misbehave: (name, misbehavior) => (misbehavior ? misbehaviors.set(name, misbehavior) : misbehaviors.delete(name)),
    close: () => socket.close(),
  }
}

const typeCodes: Record<DnsRecordType, number> = { A: 1, NS: 2, CNAME: 5, TXT: 16 }

function parseQuestion(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const code = query.readUInt16BE(at + 1)
  const type = (Object.keys(typeCodes) as DnsRecordType[]).find((type) => typeCodes[type] === code)
  return { name: labels.join('.').toLowerCase(), type, question: query.subarray(12, at + 5) }
}

function encodeAnswer(query: Buffer, question: Buffer, code: number, answers: Buffer[]): Buffer {
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8580 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(answers.length, 6)
  return Buffer.concat([header, question, ...answers])
}

function encodeRecord(type: DnsRecordType, value: string): Buffer {
  const data = encoders[type](value)
  const head = Buffer.alloc(12)
  // Points at the name of the question.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(typeCodes[type], 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

const encodeName = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.alloc(1),
  ])

const encoders: Record<DnsRecordType, (value: string) => Buffer> = {
  A: (value) => Buffer.from(value.split('.').map(Number)),
  NS: encodeName,
  CNAME: encodeName,
  TXT: (value) =>
    Buffer.concat(
      (value.match(/.{1,255}/gs) ?? ['']).map((chunk) => Buffer.from([chunk.length, ...Buffer.from(chunk, 'latin1')])),
    ),
}
