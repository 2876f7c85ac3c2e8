/** All that a website may rely on of the elements. Whatever is not listed here may change on any day. */

interface ApiEntry {
  name: string
  about: string
}

export const elementAttributes: readonly ApiEntry[] = [
  { name: 'widget-id', about: 'Which widget it shows. Changing it shows another one.' },
  {
    name: 'lang',
    about: 'en or es. Without it the widget speaks the language of the page around it, and otherwise English.',
  },
]

/** Custom properties. What a page sets on the element comes before what the brand says. */
export const elementProperties: readonly (ApiEntry & { takes: string; initial: string })[] = [
  {
    name: '--gable-colour',
    about: 'Ground of the main button.',
    takes: 'a colour',
    initial: 'the brand’s colour',
  },
  {
    name: '--gable-on-colour',
    about: 'Text on that ground. Keep it readable: 4.5 to 1 at least.',
    takes: 'a colour',
    initial: 'black or white, whichever reads better',
  },
  {
    name: '--gable-ink',
    about: 'The brand’s colour where it is text, a line or a chosen option on light ground.',
    takes: 'a colour',
    initial: 'the brand’s colour, darkened until it reads well',
  },
  {
    name: '--gable-ink-on-dark',
    about: 'The same on dark ground.',
    takes: 'a colour',
    initial: 'the brand’s colour, lightened until it reads well',
  },
  {
    name: '--gable-corners',
    about: 'How round buttons are; fields and cards follow up to a point.',
    takes: 'a length',
    initial: 'the brand’s button style',
  },
  {
    name: '--gable-font',
    about: 'The typeface. With inherit it is the one of the page.',
    takes: 'a font family',
    initial: 'the brand’s typeface',
  },
  {
    name: '--gable-text',
    about: 'What is written on the ground.',
    takes: 'a colour',
    initial: 'nearly black, or nearly white where the page is dark',
  },
  { name: '--gable-muted', about: 'What matters less, such as hints.', takes: 'a colour', initial: 'grey' },
  { name: '--gable-fault', about: 'What is wrong with a field.', takes: 'a colour', initial: 'red' },
  {
    name: '--gable-ground',
    about: 'What all is written on. With transparent it is the page.',
    takes: 'a colour',
    initial: 'white, or nearly black where the page is dark',
  },
  { name: '--gable-field', about: 'Ground of the search field.', takes: 'a colour', initial: 'the ground' },
  {
    name: '--gable-hover',
    about: 'Ground below a pointer, and of what stands out.',
    takes: 'a colour',
    initial: 'light grey',
  },
  { name: '--gable-line', about: 'Edges that only separate.', takes: 'a colour', initial: 'grey' },
  {
    name: '--gable-edge',
    about: 'Edges of what can be pressed or typed into.',
    takes: 'a colour',
    initial: 'dark grey',
  },
  { name: '--gable-shadow', about: 'Shadow of the search bar.', takes: 'a shadow', initial: 'a faint one' },
]

/** Parts that `::part()` reaches. */
export const elementParts: readonly ApiEntry[] = [
  { name: 'card', about: 'What a widget and its form stand on, with edge and corners.' },
  { name: 'heading', about: 'The title of a calculator, and of each step of a form.' },
  { name: 'sub-heading', about: 'The line below it.' },
  { name: 'field', about: 'A field with its label and what is wrong with it.' },
  { name: 'label', about: 'What a field is called.' },
  { name: 'input', about: 'What is typed or chosen in.' },
  { name: 'fault', about: 'What is wrong with a field.' },
  { name: 'suggestions', about: 'The list of addresses below the search field.' },
  { name: 'button', about: 'The main button, which leads to the form.' },
  { name: 'back', about: 'The button beside it in a form, which leads back.' },
  { name: 'result', about: 'What was worked out.' },
  { name: 'breakdown', about: 'What that consists of.' },
  { name: 'disclosure', about: 'The small print.' },
]

/** Each is dispatched as `gable:<name>` and seen by everything around the element. Nothing that was typed is told. */
export const elementEvents: readonly (ApiEntry & { detail: string; isCancelable?: true })[] = [
  { name: 'ready', detail: '{ widgetId: string }', about: 'The widget stands there and can be used.' },
  { name: 'view', detail: '{ widgetId: string }', about: 'Half of it was in sight for a second.' },
  { name: 'change', detail: '{ field: string }', about: 'Something was typed, chosen or moved in this field.' },
  { name: 'invalid', detail: '{ fields: string[] }', about: 'These fields still need attention.' },
  {
    name: 'submit',
    detail: '{ widgetId: string }',
    about: 'The form is about to be sent. Who prevents it keeps it from being sent.',
    isCancelable: true,
  },
  {
    name: 'success',
    detail: '{ submissionId: string }',
    about: 'The form has arrived. This is the one to count as a lead.',
  },
  {
    name: 'error',
    detail: "{ reason: 'gone' | 'tooMany' | 'failed' | 'unreachable' }",
    about: 'It could not be sent. What was typed is still there.',
  },
]
