import { toUrl } from './authentication.ts'
import type { Bundle, HookTrigger, Z, ZapierItem } from './zapier-types.ts'

interface HookOptions {
  key: string
  noun: string
  description: string
  /** The type of event at Gable. */
  eventType: string
  /** The call that lists the newest records. */
  list: { path: string; params: Record<string, string> }
  /** An item of the data of an event, and of a record of the list. Both have the same id and fields. */
  fromEvent: (data: never) => ZapierItem
  fromRecord: (record: never) => ZapierItem
  sample: ZapierItem
}

/** A trigger by webhook. Each Zap subscribes an address of its own. */
export function createHookTrigger({ key, noun, description, eventType, list, ...options }: HookOptions): HookTrigger {
  return {
    key,
    noun,
    display: { label: `New ${noun}`, description },
    operation: {
      type: 'hook',
      async performSubscribe(z, bundle) {
        const { data } = await z.request({
          method: 'POST',
          url: toUrl(bundle, '/agent/webhooks'),
          body: { url: bundle.targetUrl, eventTypes: [eventType] },
        })
        return { id: (data as { webhook: { _id: string } }).webhook._id }
      },
      // Without the webhook there is nothing left to do.
      async performUnsubscribe(z: Z, bundle: Bundle) {
        const id = encodeURIComponent(bundle.subscribeData?.id ?? '')
        await z.request({ method: 'DELETE', url: toUrl(bundle, `/agent/webhooks/${id}`), skipThrowForStatus: true })
        return {}
      },
      async perform(_z, bundle) {
        const { data } = bundle.cleanedRequest as { data: never }
        return [options.fromEvent(data)]
      },
      async performList(z, bundle) {
        const { data } = await z.request({ method: 'GET', url: toUrl(bundle, list.path), params: list.params })
        return (data as { data: never[] }).data.map(options.fromRecord)
      },
      sample: options.sample,
    },
  }
}
