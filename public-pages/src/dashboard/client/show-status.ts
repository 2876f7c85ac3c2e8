import type { SellingLabels } from '@gable/shared/contact-dashboard/labels/selling-labels.ts'

/** Says in one line what became of an answer. The texts are those of the page's language. */
export function showStatus(text: Exclude<keyof SellingLabels['answers'], 'undo'>, undo?: () => void, message?: string) {
  const region = document.getElementById('answer-status')
  if (!region) return
  clearTimeout(timer)
  region.replaceChildren(message ?? region.dataset[text] ?? '')
  const isFailure = text === 'failed' || text === 'tooMany'
  region.classList.toggle('failed', isFailure)
  if (undo) region.append(' ', createButton(region.dataset.undo ?? '', undo))
  // An error stays until the next answer.
  if (!isFailure) timer = setTimeout(() => region.replaceChildren(), showTime)
}

const showTime = 10_000
let timer: ReturnType<typeof setTimeout> | undefined

function createButton(text: string, onClick: () => void) {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', textContent: text, onclick: onClick })
  return button
}
