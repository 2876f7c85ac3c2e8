import { invalid, Problem } from '@gable/shared/http/problem.ts'
import type {
  TextCredentials,
  TextSenderOption,
  TextSettings,
  TextSettingsUpdate,
} from '@gable/shared/texts/text-settings.ts'
import { type Db, withAccount } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { type TextAccount, TextProviderError, type TextSender } from './sender/text-sender.ts'
import { getTextSettings, getTextSettingsRow, saveTextCredentials, updateTextSettings } from './settings-queries.ts'
import { decryptTextToken, encryptTextToken } from './token-encryption.ts'
import { toReplyUrl } from './webhook-urls.ts'

interface TextContext {
  db: Db
  sender: TextSender
  secret: Buffer
  /** Where the provider reports replies. */
  origin: string
  signal: AbortSignal
}

/** Asks the provider about the token before it is stored. */
export async function connectTwilio(
  { db, sender, secret, signal }: TextContext,
  scope: AccountScope,
  { accountSid, authToken }: TextCredentials,
): Promise<TextSettings> {
  const check = await sender.checkAccount({ sid: accountSid, token: authToken }, signal)
  if (check.kind === 'REFUSED')
    throw invalid({ authToken: 'Twilio does not know this account SID with this auth token' })
  if (check.kind === 'UNAVAILABLE') throw unavailable(check.reason)
  return withAccount(db, scope, async (db) => {
    await saveTextCredentials(db, scope, { accountSid, token: encryptTextToken(authToken, scope, secret) })
    await publishLiveEvent(db, scope, { kind: 'texts' })
    return getTextSettings(db, scope)
  })
}

export async function listTextSenders(context: TextContext, scope: AccountScope): Promise<TextSenderOption[]> {
  const account = await getAccountOrThrow(context, scope)
  return askProvider(() => context.sender.listSenders(account, context.signal))
}

/** Turning texts off asks nobody, so that it always works. */
export async function changeTextSettings(
  context: TextContext,
  scope: AccountScope,
  { isOn, sender }: TextSettingsUpdate,
): Promise<TextSettings> {
  const { db, secret, origin, signal } = context
  const account = await getAccountOrThrow(context, scope)
  const current = await withAccount(db, scope, (db) => getTextSettings(db, scope))
  let name = current.senderName
  if (isOn || sender !== current.sender) {
    const option = (await listTextSenders(context, scope)).find((option) => option.sender === sender)
    if (!option) throw invalid({ sender: 'Twilio does not know this sender. Choose one from the list.' })
    name = option.name
    await askProvider(() => context.sender.setReplyUrl(account, sender, toReplyUrl(origin, secret, scope), signal))
  }
  return withAccount(db, scope, async (db) => {
    await updateTextSettings(db, scope, { is_on: isOn, sender, sender_name: name, problem: null })
    await publishLiveEvent(db, scope, { kind: 'texts' })
    return getTextSettings(db, scope)
  })
}

async function getAccountOrThrow({ db, secret }: TextContext, scope: AccountScope): Promise<TextAccount> {
  const row = await withAccount(db, scope, (db) => getTextSettingsRow(db, scope))
  if (!row) throw new Problem('conflict', 'Connect Twilio first')
  return { sid: row.account_sid, token: decryptTextToken(row.token, scope, secret) }
}

async function askProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TextProviderError) throw unavailable(error.message)
    throw error
  }
}

const unavailable = (reason: string) => new Problem('unavailable', reason)
