import type { Contract } from '@gable/shared/contract.ts'
import { type Call, createClient } from '@gable/shared/http/client.ts'
import type { FastifyInstance } from 'fastify'

/** An HTTP client that keeps cookies and sends the account header, like a browser. */
export class TestClient {
  readonly call: Call<Contract>
  readonly cookies = new Map<string, string>()
  accountId: string | undefined
  headers: Record<string, string> = {}
  /** The IP address of the connection. */
  ip = '127.0.0.1'
  readonly #app: FastifyInstance

  constructor(app: FastifyInstance, accountId?: string) {
    this.#app = app
    this.accountId = accountId
    this.call = createClient<Contract>({
      base: '/api',
      headers: () => (this.accountId ? { 'x-account-id': this.accountId } : {}),
      fetch: (url, init) => this.#fetch(String(url), init),
    })
  }

  /** Sends any request, including those that the typed client would not send. */
  async send(method: string, url: string, payload?: unknown, headers: Record<string, string> = {}) {
    const response = await this.#app.inject({
      method: method as 'GET',
      url,
      remoteAddress: this.ip,
      headers: {
        ...(this.cookies.size > 0 && { cookie: this.#cookieHeader() }),
        ...(this.accountId && { 'x-account-id': this.accountId }),
        ...this.headers,
        ...headers,
      },
      ...(payload !== undefined && { payload: payload as string | object }),
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  async #fetch(url: string, init: RequestInit = {}) {
    const headers = init.headers as Record<string, string>
    const response = await this.send(init.method ?? 'GET', url, init.body, headers)
    const body = response.statusCode === 204 ? null : response.body
    return new Response(body, { status: response.statusCode, headers: { 'content-type': 'application/json' } })
  }

  #cookieHeader() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
