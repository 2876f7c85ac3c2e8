import type { EmailTopic } from '@gable/shared/content/content-kind.ts'
import { newId } from '@gable/shared/ids.ts'
import { resubscribeByContact, unsubscribeByContact } from '../contacts/unsubscribe.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { addContentCounts } from './event-queries.ts'
import {
  insertMessage,
  markUnsubscribed,
  replaceTopicOptOuts,
  type Subscriber,
  unmarkUnsubscribed,
} from './piece-queries.ts'

/** Stops all marketing emails to a contact, by their own press. */
export async function unsubscribeFromAll(db: Db, scope: AccountScope, subscriber: Subscriber): Promise<void> {
  const { contactId, pieceId, subject } = subscriber
  await unsubscribeByContact(db, scope, contactId, { emailId: pieceId, subject })
  await countUnsubscribe(db, scope, subscriber, {})
}

/** Takes it back, by their own press too. */
export async function resubscribe(db: Db, scope: AccountScope, subscriber: Subscriber): Promise<void> {
  await resubscribeByContact(db, scope, subscriber.contactId)
  const at = await unmarkUnsubscribed(db, scope, subscriber.pieceId)
  if (!at) return
  await insertMessage(db, scope, toMessage(subscriber, 'resubscribe', {}))
  await countContent(db, scope, subscriber, at, -1)
}

/** Saves the topics that a contact wants. The email they came from counts when its own topic is among the others. */
export async function saveTopics(
  db: Db,
  scope: AccountScope,
  subscriber: Subscriber,
  { wanted, all }: { wanted: readonly EmailTopic[]; all: readonly EmailTopic[] },
): Promise<EmailTopic[]> {
  const unwanted = all.filter((topic) => !wanted.includes(topic))
  await resubscribeByContact(db, scope, subscriber.contactId)
  await replaceTopicOptOuts(db, scope, subscriber.contactId, unwanted)
  const isNew = subscriber.topic !== null && unwanted.includes(subscriber.topic)
  if (isNew && !subscriber.unsubscribedTopics.includes(subscriber.topic as EmailTopic))
    await countUnsubscribe(db, scope, subscriber, { topics: unwanted })
  await publishLiveEvent(db, scope, { kind: 'contacts', id: subscriber.contactId })
  return unwanted
}

async function countUnsubscribe(db: Db, scope: AccountScope, subscriber: Subscriber, detail: object) {
  const message = toMessage(subscriber, 'unsubscribe', detail)
  if (!(await markUnsubscribed(db, scope, subscriber.pieceId, message.at))) return
  await insertMessage(db, scope, message)
  await publishLiveEvent(db, scope, { kind: 'emails', contactId: subscriber.contactId })
  await countContent(db, scope, subscriber, message.at, 1)
}

const toMessage = ({ pieceId }: Subscriber, type: 'unsubscribe' | 'resubscribe', detail: object) => ({
  id: newId(),
  pieceId,
  at: new Date(),
  type,
  detail,
  externalId: null,
})

async function countContent(
  db: Db,
  scope: AccountScope,
  { contentId, variationId }: Subscriber,
  at: Date,
  count: 1 | -1,
) {
  if (!contentId) return
  await publishLiveEvent(db, scope, { kind: 'contents', id: contentId })
  await addContentCounts(db, scope, [{ contentId, variationId, type: 'unsubscribe', at, count }])
}
