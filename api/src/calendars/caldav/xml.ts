import type { Element } from '@xmldom/xmldom'
import { CalendarError } from '../provider.ts'

export const dav = 'DAV:'
export const caldav = 'urn:ietf:params:xml:ns:caldav'
export const calendarServer = 'http://calendarserver.org/ns/'

/** Loads its table of entities as it is imported, which would take a twentieth of the time that the product needs to start. */
const loadParser = () => import('@xmldom/xmldom')

/** Parses an answer. Documents with a DOCTYPE are refused, so entities never expand. */
async function parseXml(body: Buffer): Promise<Element> {
  const { DOMParser } = await loadParser()
  const text = body.toString('utf8')
  if (!/<!DOCTYPE/i.test(text)) {
    try {
      const { documentElement } = new DOMParser({ onError: throwUnlessWarning }).parseFromString(text, 'text/xml')
      if (documentElement) return documentElement
    } catch {
      // Reported below.
    }
  }
  throw new CalendarError('FAILED', 'The calendar server answered with something that is not XML.')
}

function throwUnlessWarning(level: string, message: string) {
  if (level !== 'warning') throw new Error(message)
}

export const findAll = (element: Element, namespace: string, name: string): Element[] =>
  Array.from(element.getElementsByTagNameNS(namespace, name))

export const find = (element: Element, namespace: string, name: string): Element | undefined =>
  findAll(element, namespace, name)[0]

export const textOf = (element: Element, namespace: string, name: string): string =>
  find(element, namespace, name)?.textContent?.trim() ?? ''

/** One resource of a multistatus answer. */
export interface DavResponse {
  href: string
  /** Of the resource itself. 0 if the answer has properties instead. */
  status: number
  /** The properties that the server has. */
  props: Element | undefined
}

export async function readMultistatus(body: Buffer): Promise<{ responses: DavResponse[]; syncToken: string }> {
  const root = await parseXml(body)
  if (root.localName !== 'multistatus')
    throw new CalendarError('FAILED', 'The calendar server answered with something that is no list.')
  const responses = findAll(root, dav, 'response').map((response) => {
    const found = findAll(response, dav, 'propstat').find(
      (propstat) => readStatus(textOf(propstat, dav, 'status')) === 200,
    )
    const own = Array.from(response.childNodes).find((node) => (node as Element).localName === 'status')
    return {
      href: textOf(response, dav, 'href'),
      status: own ? readStatus(own.textContent ?? '') : 0,
      props: found && find(found, dav, 'prop'),
    }
  })
  const token = Array.from(root.childNodes).find((node) => (node as Element).localName === 'sync-token')
  return { responses, syncToken: token?.textContent?.trim() ?? '' }
}

const readStatus = (line: string) => Number(/ (\d{3})\b/.exec(line)?.[1] ?? 0)
