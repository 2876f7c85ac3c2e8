import { createPublicKey } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { newId } from '@gable/shared/ids.ts'
import { expect } from 'vitest'
import { setRecords, startDnsWorld } from '../testing/email-domains.ts'
import { createEmailScenario } from '../testing/emails.ts'
import { startSmtpSink } from '../testing/smtp-sink.ts'
import { test } from '../testing/world.ts'
import { isSignatureValid } from './dkim-signer.ts'

test('an email from a verified domain arrives with a signature that its DNS record verifies', async ({
  world: base,
}) => {
  const { dns, world } = await startDnsWorld(base)
  const sink = await startSmtpSink()
  const { queue, send, agent } = await createEmailScenario(world, ['nora@example.com'])
  const domain = await agent.call('POST /agent/custom-domain', {
    body: { domain: `mail-${newId().slice(-12)}.example`, localPart: 'hello' },
  })
  setRecords(dns, domain)
  await agent.call('POST /agent/custom-domain/:domainId/checked', { params: { domainId: domain._id } })

  await queue()
  await send(sink.url)
  const source = sink.emails[0]?.source ?? Buffer.alloc(0)
  const headers = source
    .toString()
    .slice(0, source.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
  expect(headers).toMatch(new RegExp(`^From: .*<hello@${domain.domain}>`, 'm'))
  const signature = /^DKIM-Signature: (.*)$/im.exec(headers)?.[1] ?? ''
  const readTag = (name: string) => new RegExp(`(?:^|;) *${name}=([^;]*)`).exec(signature)?.[1]?.trim()
  expect(readTag('d')).toBe(domain.domain)

  // What a receiver does: it asks the name server for the key that the signature names.
  const resolver = new Resolver()
  resolver.setServers([dns.address])
  const [record = []] = await resolver.resolveTxt(`${readTag('s')}._domainkey.${readTag('d')}`)
  const key = Buffer.from(record.join('').split('p=')[1] ?? '', 'base64')
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' })
  expect(isSignatureValid(source, publicKey)).toBe(true)
  expect(isSignatureValid(Buffer.from(source.toString('latin1').replace('Dover', 'Clover'), 'latin1'), publicKey)).toBe(
    false,
  )
})
