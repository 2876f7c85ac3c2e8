/** The public API of the elements. Anything that is not listed here may change at any time. */

interface ApiEntry {
  name: string
  about: string
}

export const elementAttributes: readonly ApiEntry[] = [
  { name: 'widget-id', about: 'The id of the widget to show. You can change it at any time.' },
  {
    name: 'lang',
    about: 'en or es. Defaults to the language of the page, or English if the page has another language.',
  },
]

/** CSS custom properties. A value that the page sets on the element overrides the brand. */
export const elementProperties: readonly (ApiEntry & { takes: string; initial: string })[] = [
  {
    name: '--gable-colour',
    about: 'Background of the main button.',
    takes: 'a color',
    initial: 'the brand’s color',
  },
  {
    name: '--gable-on-colour',
    about: 'Text on the main button. Keep a contrast of at least 4.5 to 1.',
    takes: 'a color',
    initial: 'black or white, whichever is more readable',
  },
  {
    name: '--gable-ink',
    about: 'The brand’s color for text, lines and selected options on a light background.',
    takes: 'a color',
    initial: 'the brand’s color, darkened until it is readable',
  },
  {
    name: '--gable-ink-on-dark',
    about: 'The same on a dark background.',
    takes: 'a color',
    initial: 'the brand’s color, lightened until it is readable',
  },
  {
    name: '--gable-corners',
    about: 'Corner radius of buttons. Fields and cards use it up to a limit.',
    takes: 'a length',
    initial: 'the brand’s button style',
  },
  {
    name: '--gable-font',
    about: 'The font. Set it to inherit to use the font of the page.',
    takes: 'a font family',
    initial: 'the brand’s text font where the website or the device has it; widgets load no font',
  },
  {
    name: '--gable-text',
    about: 'Color of the main text.',
    takes: 'a color',
    initial: 'near black, or near white on a dark page',
  },
  { name: '--gable-muted', about: 'Secondary text, such as hints.', takes: 'a color', initial: 'gray' },
  { name: '--gable-fault', about: 'Error messages of fields.', takes: 'a color', initial: 'red' },
  {
    name: '--gable-ground',
    about: 'Background. Set it to transparent to show the page behind it.',
    takes: 'a color',
    initial: 'white, or near black on a dark page',
  },
  { name: '--gable-field', about: 'Background of the search field.', takes: 'a color', initial: 'the background' },
  {
    name: '--gable-hover',
    about: 'Background on hover and of highlighted content.',
    takes: 'a color',
    initial: 'light gray',
  },
  { name: '--gable-line', about: 'Lines that separate content.', takes: 'a color', initial: 'gray' },
  {
    name: '--gable-edge',
    about: 'Borders of buttons and fields.',
    takes: 'a color',
    initial: 'dark gray',
  },
  { name: '--gable-shadow', about: 'Shadow of the search bar.', takes: 'a shadow', initial: 'a light shadow' },
]

/** Parts for `::part()`. */
export const elementParts: readonly ApiEntry[] = [
  { name: 'card', about: 'The container of a widget or its form, with border and corners.' },
  { name: 'heading', about: 'The title of a calculator, and of each step of a form.' },
  { name: 'sub-heading', about: 'The line below the heading.' },
  { name: 'field', about: 'A field with its label and error message.' },
  { name: 'label', about: 'The label of a field.' },
  { name: 'input', about: 'The input or select element of a field.' },
  { name: 'fault', about: 'The error message of a field.' },
  { name: 'suggestions', about: 'The list of addresses below the search field.' },
  { name: 'button', about: 'The main button, which opens the form.' },
  { name: 'back', about: 'The back button of a form.' },
  { name: 'result', about: 'The result of a calculator.' },
  { name: 'breakdown', about: 'The parts that make up the result.' },
  { name: 'answer', about: 'What the visitor gets after sending: the value, the agent and the next step.' },
  { name: 'disclosure', about: 'The small print.' },
]

/** Events are dispatched as `gable:<name>` and bubble. They never contain anything that a visitor typed. */
export const elementEvents: readonly (ApiEntry & { detail: string; isCancelable?: true })[] = [
  { name: 'ready', detail: '{ widgetId: string }', about: 'The widget is rendered and ready to use.' },
  { name: 'view', detail: '{ widgetId: string }', about: 'Half of the widget was visible for one second.' },
  { name: 'change', detail: '{ field: string }', about: 'The visitor changed this field.' },
  { name: 'invalid', detail: '{ fields: string[] }', about: 'These fields still need attention.' },
  {
    name: 'submit',
    detail: '{ widgetId: string }',
    about: 'The form is about to be sent. Call preventDefault() to stop it.',
    isCancelable: true,
  },
  {
    name: 'success',
    detail: '{ submissionId: string }',
    about:
      'The form was received. Count this event as a lead; submissionId is the event ID under which our server reports it.',
  },
  {
    name: 'error',
    detail: "{ reason: 'gone' | 'tooMany' | 'failed' | 'unreachable' }",
    about: 'The form could not be sent. The visitor’s input is kept.',
  },
]
