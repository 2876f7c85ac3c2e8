import type { MouseEvent } from 'react'
import { useSyncExternalStore } from 'react'
import { toPhoneHref } from '../design/format/phone.ts'

/** A person to call. */
export interface CallTarget {
  contactId: string
  name: string
  phone: string
  /** The lead the call is about. Without it the open lead of the contact, if there is one. */
  leadId?: string | undefined
}

/** Props of a link that calls someone and then asks for the outcome. */
export const toCallLink = (target: CallTarget) => ({
  href: toPhoneHref(target.phone),
  onClick: (event: MouseEvent) => {
    if (!event.defaultPrevented) setCurrentCall(target)
  },
})

/** Opens the phone app and asks for the outcome. */
export function placeCall(target: CallTarget) {
  window.location.assign(toPhoneHref(target.phone))
  setCurrentCall(target)
}

/** The call whose outcome is unknown. */
export const useCurrentCall = (): CallTarget | undefined => useSyncExternalStore(subscribe, () => currentCall)

export const clearCurrentCall = () => setCurrentCall(undefined)

let currentCall: CallTarget | undefined
const listeners = new Set<() => void>()

function setCurrentCall(target: CallTarget | undefined) {
  currentCall = target
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
