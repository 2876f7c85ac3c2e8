import { formatMoney } from '@gable/shared/calculators/format-money.ts'
import { parseMoney } from '@gable/shared/calculators/parse-amount.ts'
import { formatCount, formatPercent } from '@gable/shared/contact-dashboard/format-amounts.ts'
import { calculateNetProceeds, getEquityPercent } from '@gable/shared/contact-dashboard/net-proceeds.ts'
import type { SaleAssumptions } from '@gable/shared/contact-dashboard/owner-answers.ts'

/** Tells the page's script what the owner assumes, after each finished change. */
export const assumptionsEvent = 'gable:assumptions'

/** Recalculates the equity module while its owner moves the sliders. Returns what to call after it was rendered again. */
export function enhanceEquity(section: HTMLElement): () => void {
  const amounts = new Map(listElements<HTMLInputElement>('data-amount').map((input) => [input.dataset.amount, input]))

  section.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const { range, amount } = target.dataset
    const typed = range && amounts.get(range)
    if (typed) typed.value = formatCount(Number(target.value), 0)
    if (amount) moveSlider(amount, target)
    update()
  })
  section.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !isOurs(target)) return
    if (target.dataset.amount) target.value = formatTyped(target)
    if (target.dataset.percent !== undefined) target.value = String(readPercent(target))
    reportAssumptions()
  })
  // The owner may have moved a slider or left a field before this script arrived, or come back to a form that the browser
  // restored.
  for (const [name = '', input] of amounts) {
    const slider = getSlider(name)
    if (slider && slider === document.activeElement) input.value = formatCount(Number(slider.value), 0)
    else moveSlider(name, input)
    if (input === document.activeElement) continue
    input.value = formatTyped(input)
    if (input.value !== input.defaultValue) reportAssumptions()
  }
  update()
  return update

  function reportAssumptions() {
    section.dispatchEvent(
      new CustomEvent<SaleAssumptions>(assumptionsEvent, { detail: readAssumptions(), bubbles: true }),
    )
  }

  function update() {
    const { value, loanBalance } = readInputs()
    const costPercents = listPercents().map(readPercent)
    const proceeds = calculateNetProceeds({
      value: (value ?? 0) * 100,
      loanBalance: (loanBalance ?? 0) * 100,
      costPercents,
    })
    const percent = getEquityPercent(value ?? 0, loanBalance ?? 0)
    const format = (cents: number) => (value === null ? '--' : formatMoney(cents, 0))
    write('equity', format(proceeds.equity))
    write('percent', value === null ? '--' : formatPercent(percent))
    write('totalCosts', format(proceeds.totalCosts))
    write('net', format(Math.abs(proceeds.net)))
    for (const element of listElements('data-cost'))
      element.textContent = format(proceeds.costs[Number(element.dataset.cost)] ?? 0)
    section.querySelector('[data-bar]')?.setAttribute('width', `${percent}%`)
    show('data-of-value', value !== null)
    show('data-negative', value !== null && proceeds.equity < 0)
    show('data-walk-away', proceeds.net >= 0)
    show('data-shortfall', proceeds.net < 0)
  }

  function readInputs() {
    const value = amounts.get('value')
    const loanBalance = amounts.get('loanBalance')
    return { value: value ? readAmount(value) : null, loanBalance: loanBalance ? readAmount(loanBalance) : null }
  }

  /** Leaves out what the owner never changed, so that it follows later estimates. */
  function readAssumptions(): SaleAssumptions {
    const { value, loanBalance } = readInputs()
    return {
      value: isChanged(amounts.get('value')) ? value : null,
      loanBalance: isChanged(amounts.get('loanBalance')) ? loanBalance : null,
      costPercents: Object.fromEntries(
        listPercents()
          .filter(isChanged)
          .map((input) => [input.dataset.percent, readPercent(input)]),
      ),
    }
  }

  function moveSlider(name: string, input: HTMLInputElement) {
    const slider = getSlider(name)
    if (slider) slider.value = String(readAmount(input) ?? 0)
  }

  function getSlider(name: string) {
    return section.querySelector<HTMLInputElement>(`[data-range="${name}"]`)
  }

  /** The preview adds and removes costs. */
  function listPercents() {
    return listElements<HTMLInputElement>('data-percent')
  }

  function listElements<E extends HTMLElement>(attribute: string) {
    return [...section.querySelectorAll<E>(`[${attribute}]`)]
  }

  function write(output: string, text: string) {
    const element = section.querySelector(`[data-output="${output}"]`)
    if (element && element.textContent !== text) element.textContent = text
  }

  function show(attribute: string, isShown: boolean) {
    for (const element of listElements(attribute)) element.hidden = !isShown
  }
}

const isOurs = ({ dataset }: HTMLInputElement) =>
  dataset.amount !== undefined || dataset.range !== undefined || dataset.percent !== undefined

/** The server marks what the owner has changed before. */
const isChanged = (input: HTMLInputElement | undefined) =>
  input !== undefined && (input.value !== input.defaultValue || input.dataset.own !== undefined)

/** Whole dollars; null while nothing usable is typed. */
function readAmount({ value }: HTMLInputElement): number | null {
  const cents = parseMoney(value)
  return typeof cents === 'string' ? null : Math.min(Math.max(0, Math.round(cents / 100)), 1_000_000_000)
}

const formatTyped = (input: HTMLInputElement) => {
  const amount = readAmount(input)
  return amount === null ? '' : formatCount(amount, 0)
}

const readPercent = ({ value }: HTMLInputElement) =>
  Math.round(Math.min(100, Math.max(0, Number(value) || 0)) * 10) / 10
