// A classic script in the head, so that the theme is set before the first paint.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('gable.theme')
  } catch {
    // Storage can be blocked. The system setting then applies.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
