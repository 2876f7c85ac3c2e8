import type { WidgetContent, WidgetSettings, WidgetType } from './settings.ts'
import { spanishWidgetTexts } from './spanish-widget-texts.ts'

/** The agency's own Spanish for one of its texts. */
export interface SpanishText {
  text: string
  spanish: string
}

/** The texts of a widget that visitors read, from top to bottom, each once. */
export function listWidgetTexts(settings: Partial<WidgetSettings>): string[] {
  const texts = [
    'heading' in settings && settings.heading,
    'subHeading' in settings && settings.subHeading,
    'textBox' in settings && settings.textBox?.placeholder,
    'searchButton' in settings && settings.searchButton?.text.content,
    ...listCosts(settings).flatMap(({ title, infoMessage }) => [title, infoMessage]),
    'buttonText' in settings && settings.buttonText,
    'buttonLabel' in settings && settings.buttonLabel,
    'thankYouMsg' in settings && settings.thankYouMsg,
    'disclosure' in settings && settings.disclosure,
  ]
  return [...new Set(texts.flatMap((text) => (typeof text === 'string' && text.trim()) || []))]
}

function listCosts(settings: Partial<WidgetSettings>): { title: string; infoMessage: string }[] {
  if (!('homeSale' in settings)) return []
  const { homeSale, mortgage, additionalCosts = [] } = settings
  return [homeSale, mortgage, ...additionalCosts.filter(({ showCost }) => showCost)].flatMap((cost) => cost ?? [])
}

/** Translates the texts that the agency gave in Spanish, and those of templates that it left as they were. */
export function translateWidget<T extends WidgetType>(content: WidgetContent<T>, own: readonly SpanishText[]) {
  const ownTexts = new Map(own.map(({ text, spanish }) => [text, spanish]))
  const texts = listWidgetTexts(content as Partial<WidgetSettings>)
  const found = new Map(
    texts.flatMap((text) => {
      const spanish = ownTexts.get(text) ?? spanishWidgetTexts.get(text)
      return spanish ? [[text, spanish]] : []
    }),
  )
  return JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string' ? (found.get(value.trim()) ?? value) : value,
  ) as WidgetContent<T>
}
