import { themeOf } from '@gable/shared/branding/theme.ts'
import type { PageView } from '@gable/shared/landing-pages/page-view.ts'
import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'
import { render } from 'preact'
import { showInConsole } from '../preview/show-in-console.ts'
import { LandingBody } from './landing-body.tsx'
import { lookAt } from './look-at.ts'

interface Message {
  type: 'gable:preview'
  page: ShownPage
  view?: PageView
}

/** Shows an agent in the console the page that visitors will get. It sends nothing. */
function show({ page, view }: Message) {
  document.documentElement.lang = page.language
  for (const [name, value] of Object.entries(themeOf(page.brand)))
    document.documentElement.style.setProperty(name, value)
  // Code of the agency's does not run where somebody is signed in.
  render(<LandingBody page={{ ...page, tracking: [] }} />, document.body)
  if (view) lookAt(view)
}

showInConsole(show)
