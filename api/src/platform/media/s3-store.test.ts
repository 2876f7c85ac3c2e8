import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createS3Store } from './s3-store.ts'

const key = '0199-account/0199-media.png'
const bytes = Buffer.from([0, 1, 2, 253, 254, 255])

test('a stored file is returned byte for byte, with its content type and cache header', async () => {
  const bucket = await startBucket()
  const store = createS3Store(bucket.access)
  await store.put(key, bytes, 'image/png')
  expect(bucket.objects.get(`/pictures/media/${key}`)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const found = await store.get(key)
  expect(found?.size).toBe(6)
  expect(found && (await buffer(found.body))).toEqual(bytes)
})

test('a missing key returns undefined', async () => {
  const { access } = await startBucket()
  expect(await createS3Store(access).get(key)).toBeUndefined()
})

test('a wrong secret key throws instead of reporting a missing file', async () => {
  const { access, objects } = await startBucket()
  const store = createS3Store({ ...access, secretAccessKey: 'not the secret' })
  await expect(store.put(key, bytes, 'image/png')).rejects.toThrow('403')
  await expect(store.get(key)).rejects.toThrow('403')
  expect(objects.size).toBe(0)
})

test('a failed request is retried', async () => {
  const bucket = await startBucket()
  bucket.failNext(1)
  await createS3Store(bucket.access).put(key, bytes, 'image/png')
  expect(bucket.objects.size).toBe(1)
})

interface StoredObject {
  body: Buffer
  'content-type': string | undefined
  'cache-control': string | undefined
}

/** A bucket on a real HTTP server that checks the signature of each request, as S3 does. */
async function startBucket() {
  const objects = new Map<string, StoredObject>()
  let failures = 0
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (failures-- > 0) return response.writeHead(503).end()
    if (!isSigned(request, body)) return response.writeHead(403).end()
    const path = request.url ?? ''
    if (request.method === 'PUT') {
      const { 'content-type': type, 'cache-control': cache } = request.headers
      objects.set(path, { body, 'content-type': type, 'cache-control': cache })
      return response.writeHead(200).end()
    }
    const object = objects.get(path)
    if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, { 'content-length': object.body.length }).end(object.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return {
    objects,
    failNext: (times: number) => {
      failures = times
    },
    access: { endpoint: `http://127.0.0.1:${port}/`, name: 'pictures', ...credentials },
  }
}

const credentials = { region: 'eu-test-1', accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret of the test' }

/** AWS Signature Version 4, computed from the specification instead of the library that signs. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer) {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, id, day = '', region = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const payload = String(headers['x-amz-content-sha256'])
  if (id !== credentials.accessKeyId || region !== credentials.region) return false
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false
  if (method === 'PUT' && payload === 'UNSIGNED-PAYLOAD') return false
  if (!names.split(';').includes('host')) return false

  const [path = '', query = ''] = url.split('?')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, path, query, lines.join(''), names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${credentials.secretAccessKey}`,
  )
  return createHmac('sha256', signingKey).update(toSign).digest('hex') === signature
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')
