import type { IncomingMessage, ServerResponse } from 'node:http'

/** The status and the body of an answer. */
export type Reply = [status: number, body: object]

export type Body = Record<string, unknown>

export function answer(response: ServerResponse, status: number, body: object) {
  if (status === 204) return void response.writeHead(204).end()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

export const fail = (response: ServerResponse, status: number, errorMessage: string) =>
  answer(response, status, { errorMessage })

export async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return text === '' ? {} : JSON.parse(text)
}

/** A page of up to a hundred entries. */
export const toPage = <T>(rows: readonly T[], url: URL): T[] => {
  const [offset, limit] = [Number(url.searchParams.get('offset') ?? 0), Number(url.searchParams.get('limit') ?? 10)]
  return rows.slice(offset, offset + Math.min(limit, 100))
}

export const encodeCursor = (key: number, id: number) => Buffer.from(JSON.stringify({ key, id })).toString('base64url')

export function decodeCursor(text: string | null): [number, number] {
  if (text === null) return [Number.POSITIVE_INFINITY, 0]
  const { key, id } = JSON.parse(Buffer.from(text, 'base64url').toString())
  // A cursor of another list begins again.
  return [key ?? Number.POSITIVE_INFINITY, id ?? 0]
}
