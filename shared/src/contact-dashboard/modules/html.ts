export interface HtmlSettings {
  name: string
  htmlCode: string
}

export const defaultHtml: HtmlSettings = { name: 'HTML Module', htmlCode: '' }
