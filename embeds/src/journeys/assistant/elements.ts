import type { Sentence } from '@gable/shared/conversations/conversation.ts'
import type { FormAssistant } from '@gable/shared/conversations/form-assistant.ts'

/** Creates an element without markup, which the policies of websites may forbid. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  children: readonly Node[] = [],
  part?: string,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  if (part) element.setAttribute('part', part)
  return element
}

/** Adds a message to the log, with the sources of its sentences by number. */
export function appendMessage(
  log: HTMLElement,
  className: string,
  labels: Pick<FormAssistant['labels'], 'sources'>,
  author: string,
  sentences: readonly Sentence[],
): HTMLElement {
  const sources = [...new Set(sentences.flatMap(({ citations }) => citations))]
  const line = create('p', {}, author ? [create('span', { className: 'unseen', textContent: `${author}: ` })] : [])
  for (const { text, citations } of sentences) {
    line.append(text)
    for (const label of citations) line.append(create('sup', { textContent: String(sources.indexOf(label) + 1) }))
    line.append(' ')
  }
  const message = create('div', { className }, [line])
  if (sources.length > 0) {
    const list = sources.map((label, index) => `${index + 1} ${label}`).join(' · ')
    message.append(create('small', { textContent: `${labels.sources}: ${list}` }))
  }
  log.append(message)
  log.scrollTop = log.scrollHeight
  return message
}
