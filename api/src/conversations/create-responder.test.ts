import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { createResponder } from './create-responder.ts'
import type { Question } from './responder.ts'

const fact = { ref: 'f1', topic: 'AGENCY', label: 'The agency', text: 'Harbor & Hill Realty' } as const
const question: Question = {
  place: 'lead-form',
  agency: 'Harbor & Hill Realty',
  language: 'en',
  facts: [fact],
  messages: [{ author: 'VISITOR', at: '', sentences: [{ text: 'Who are you?', citations: [] }] }],
}
const written = JSON.stringify({
  sentences: [{ text: 'This is Harbor & Hill Realty.', facts: ['f1'] }],
  asksForPerson: false,
})
const answered = {
  sentences: [{ text: 'This is Harbor & Hill Realty.', citations: ['The agency'] }],
  asksForPerson: false,
}

/** The object that the API documents for a chat completion. */
const toCompletion = (message: object, finishReason = 'stop') =>
  JSON.stringify({
    id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
    object: 'chat.completion',
    created: 1_741_569_952,
    model: 'small-2026-01-01',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: null, refusal: null, annotations: [], ...message },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage: { prompt_tokens: 19, completion_tokens: 10, total_tokens: 29 },
    service_tier: 'default',
  })

const toError = (code: string, type: string) =>
  JSON.stringify({ error: { message: 'Something about the request', type, param: null, code } })

async function ask(respond: (response: ServerResponse) => unknown, timeoutMs = 5000) {
  const service = await startReceiver()
  onTestFinished(service.close)
  service.respondWith((response) => {
    response.setHeader('content-type', 'application/json')
    respond(response)
  })
  const responder = createResponder({ baseUrl: `${service.origin}/v1/`, model: 'small', apiKey: 'sk-test' }, timeoutMs)
  return { service, answer: await responder(question, new AbortController().signal).catch((error: Error) => error) }
}

describe('the adapter for language models', () => {
  test('sends what the API documents, and reads its completion', async () => {
    const { service, answer } = await ask((response) => response.end(toCompletion({ content: written })))
    expect(answer).toEqual(answered)
    const [request] = service.requests
    expect(request?.path).toBe('/v1/chat/completions')
    expect(request?.headers).toMatchObject({ authorization: 'Bearer sk-test', 'content-type': 'application/json' })
    const body = JSON.parse(request?.body ?? '')
    expect(body).toEqual({
      model: 'small',
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: expect.stringContaining('JSON') },
        { role: 'user', content: expect.any(String) },
      ],
    })
  })

  test.for([
    ['in a code block', (end: ServerResponse) => end.end(toCompletion({ content: `\`\`\`json\n${written}\n\`\`\`` }))],
    [
      'in pieces that cut characters',
      async (response: ServerResponse) => {
        const bytes = Buffer.from(toCompletion({ content: written }))
        for (let start = 0; start < bytes.length; start += 97) {
          response.write(bytes.subarray(start, start + 97))
          await wait(1)
        }
        response.end()
      },
    ],
  ] as const)('reads an answer %s', async ([, respond]) => {
    expect((await ask(respond)).answer).toEqual(answered)
  })

  test.for([
    ['a wrong key', 401, toError('invalid_api_key', 'invalid_request_error'), 'status 401'],
    ['an unknown model', 404, toError('model_not_found', 'invalid_request_error'), 'status 404'],
    ['a rate limit', 429, toError('rate_limit_exceeded', 'tokens'), 'status 429'],
    ['an overloaded service', 503, toError('server_error', 'server_error'), 'status 503'],
    ['a failure without a body', 500, '', 'status 500'],
    ['no JSON', 200, '<html>Bad gateway</html>', 'JSON'],
    [
      'an answer that was cut at the length limit',
      200,
      toCompletion({ content: written.slice(0, 40) }, 'length'),
      'JSON',
    ],
    ['a refusal', 200, toCompletion({ refusal: 'I cannot help with that.' }), ''],
    ['no choices', 200, JSON.stringify({ object: 'chat.completion', choices: [] }), ''],
    ['JSON of another shape', 200, toCompletion({ content: '{"answer":"yes"}' }), ''],
    ['an endless answer', 200, toCompletion({ content: 'x'.repeat(70_000) }), 'longer than'],
  ] as const)('fails on %s, asks once, and quotes nothing of it', async ([, status, body, reason]) => {
    const { service, answer } = await ask((response) => {
      response.statusCode = status
      if (status === 429) response.setHeader('retry-after', '20')
      response.end(body)
    })
    expect(answer).toBeInstanceOf(Error)
    expect((answer as Error).message).toContain(reason)
    expect((answer as Error).message).not.toContain('Harbor')
    expect(service.requests).toHaveLength(1)
  })

  test('fails when the connection breaks in the middle', async () => {
    const { answer } = await ask((response) => {
      response.write(toCompletion({ content: written }).slice(0, 60), () => response.destroy())
    })
    expect(answer).toBeInstanceOf(Error)
  })

  test.for([
    ['nothing', () => {}],
    ['only the beginning', (response: ServerResponse) => response.write('{"id":')],
  ] as const)('gives up on a service that sends %s', async ([, respond]) => {
    expect((await ask(respond, 200)).answer).toBeInstanceOf(Error)
  })

  test('follows no redirect, which would take the key elsewhere', async () => {
    const { service, answer } = await ask((response) => {
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    expect(answer).toBeInstanceOf(Error)
    expect(service.requests).toHaveLength(1)
  })
})
