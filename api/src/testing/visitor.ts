import type { Contract } from '@gable/shared/contract.ts'
import { type Call, createClient } from '@gable/shared/http/client.ts'
import type { FastifyInstance } from 'fastify'

/** Somebody with a browser: keeps cookies, names the account, and speaks to the product over HTTP. */
export class Visitor {
  readonly call: Call<Contract>
  readonly cookies = new Map<string, string>()
  accountId: string | undefined
  headers: Record<string, string> = {}
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

  /** A request as it goes over the wire, for what the typed client would not send. */
  async send(method: string, url: string, payload?: unknown, headers: Record<string, string> = {}) {
    const answer = await this.#app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(this.cookies.size > 0 && { cookie: this.#cookieHeader() }),
        ...(this.accountId && { 'x-account-id': this.accountId }),
        ...this.headers,
        ...headers,
      },
      ...(payload !== undefined && { payload: payload as string | object }),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  async #fetch(url: string, init: RequestInit = {}) {
    const headers = init.headers as Record<string, string>
    const answer = await this.send(init.method ?? 'GET', url, init.body, headers)
    const body = answer.statusCode === 204 ? null : answer.body
    return new Response(body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } })
  }

  #cookieHeader() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
