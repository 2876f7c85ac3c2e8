import { newId } from '@gable/shared/ids.ts'
import { isFinalResponse } from '../../../../embeds/src/tracking/is-final-response.ts'
import { onViewed } from '../../../../embeds/src/tracking/on-viewed.ts'
import { createEventQueue } from '../../../../embeds/src/tracking/queue.ts'

interface OwnerEvent {
  id: string
  type: 'view' | 'click'
  visitId: string
  at: string
  moduleId?: string
  text?: string
}

/** Counts a view once the page is really seen, and every use of a button. Nothing is stored in the browser. */
export function countEvents(code: string, visitId: string) {
  const url = `/api/public/dashboards/${code}/events`
  const send = (event: OwnerEvent) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
      credentials: 'omit',
      keepalive: true,
    }).then(isFinalResponse, () => false)
  const queue = createEventQueue<OwnerEvent>({
    post: (events) => Promise.all(events.map(send)).then((results) => results.every(Boolean)),
    sendOnLeave: (events) => events.map(send).length > 0,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: Math.random,
  })
  const count = (event: Pick<OwnerEvent, 'type' | 'moduleId' | 'text'>) =>
    queue.add({ id: newId(), visitId, at: new Date().toISOString(), ...event })

  const countClick = ({ target, button }: MouseEvent) => {
    // A middle click opens a link, a right click only its menu.
    const element = target instanceof Element && button < 2 ? target.closest<HTMLElement>('[data-button]') : null
    const moduleId = element?.closest<HTMLElement>('[data-module]')?.dataset.module
    if (element && moduleId)
      count({ type: 'click', moduleId, text: element.dataset.button?.slice(0, textLength) ?? '' })
  }
  // A prerendered page or a background tab is not seen.
  onViewed(document.documentElement, () => count({ type: 'view' }))
  addEventListener('click', countClick, true)
  addEventListener('auxclick', countClick, true)
  addEventListener('pagehide', queue.leave)
}

const textLength = 120
