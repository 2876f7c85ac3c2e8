/** Runs in the browser: search, copying examples, and calls with the session of the reader. The page works without it. */
export const documentationScript = String.raw`
const find = (selector, root = document) => root.querySelector(selector)
const findAll = (selector, root = document) => [...root.querySelectorAll(selector)]
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}
const articles = findAll('article')

if (matchMedia('(max-width: 760px)').matches) find('nav details').open = false

find('.search').hidden = false
const search = find('.search input')
search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  let count = 0
  for (const article of articles) {
    const text = article.firstElementChild.querySelector('h3').textContent + ' ' + find('p', article).textContent
    const matches = words.every((word) => text.toLowerCase().includes(word))
    article.hidden = !matches
    find('nav [data-for="' + article.id + '"]').hidden = !matches
    if (matches) count += 1
  }
  for (const group of findAll('section[data-group]')) group.hidden = !find('article:not([hidden])', group)
  for (const list of findAll('nav ul')) list.hidden = list.previousElementSibling.hidden = !find('li:not([hidden])', list)
  find('.intro').hidden = words.length > 0
  find('.none').hidden = count > 0
  find('.none').textContent = count > 0 ? '' : 'No calls match “' + search.value + '”. Try part of a path, such as “contacts”.'
})
addEventListener('keydown', (event) => {
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
  if (!isTyping && (event.key === '/' || ((event.ctrlKey || event.metaKey) && event.key === 'k'))) {
    event.preventDefault()
    search.focus()
  }
})

for (const figure of findAll('figure')) {
  const button = create('button', { type: 'button', textContent: 'Copy' })
  button.setAttribute('aria-label', 'Copy the ' + find('figcaption', figure).textContent + ' example')
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(find('code', figure).textContent).then(
      () => { button.textContent = 'Copied' },
      () => { button.textContent = 'Copying failed' },
    )
    setTimeout(() => { button.textContent = 'Copy' }, 2000)
  })
  find('figcaption', figure).append(button)
}

let accounts
const loadAccounts = () => (accounts ??= fetch('/api/accounts').then((response) => (response.ok ? response.json() : [])))

for (const article of articles) {
  const button = create('button', { type: 'button', textContent: 'Try it' })
  button.setAttribute('aria-label', 'Try ' + find('h3', article).textContent)
  button.addEventListener('click', async () => {
    const form = await createForm(article)
    button.replaceWith(form)
    find('input, textarea, select, button', form).focus()
  })
  find('.examples', article).prepend(create('p', {}, button))
}

async function createForm(article) {
  const call = JSON.parse(article.dataset.call)
  const fields = call.parameters.map(({ name, place, required }) => {
    const input = create('input', { name, required, autocomplete: 'off' })
    input.dataset.place = place
    return create('label', {}, name + (required ? '' : ' (optional)'), input)
  })
  if (call.needsAccount) {
    const known = await loadAccounts()
    const options = known.map(({ _id, name }) => create('option', { value: _id, textContent: name }))
    fields.unshift(create('label', {}, 'Account', create('select', { name: 'account', required: true }, ...options)))
    if (known.length === 0) fields.unshift(create('p', { className: 'warning', textContent: 'Sign in to Gable first, in this browser.' }))
  }
  if (call.hasBody) {
    const example = find('figure code', article).textContent.match(/-d '([^]*)'$/)?.[1].replaceAll("'\\''", "'") ?? '{}'
    fields.push(create('label', {}, 'Body', create('textarea', { name: 'body', value: example, spellcheck: false })))
  }
  if (call.method !== 'GET')
    fields.push(create('p', { className: 'warning', textContent: 'This changes data of the account that you choose.' }))
  const result = create('div', { className: 'result' })
  result.setAttribute('role', 'status')
  const form = create('form', { className: 'try' }, ...fields,
    create('p', {}, create('button', { className: 'send', textContent: 'Send ' + call.method + ' request' })), result)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(call, form, result)
  })
  return form
}

async function send(call, form, result) {
  const query = new URLSearchParams()
  let path = '/api' + call.path
  for (const input of findAll('input[data-place]', form)) {
    if (input.dataset.place === 'path') path = path.replace('{' + input.name + '}', encodeURIComponent(input.value))
    else if (input.value) query.append(input.name, input.value)
  }
  const headers = {}
  if (call.needsAccount) headers['x-account-id'] = form.elements.account.value
  if (call.hasBody) headers['content-type'] = 'application/json'
  result.textContent = 'Sending…'
  const startedAt = performance.now()
  try {
    const response = await fetch(path + (query.size ? '?' + query : ''), {
      method: call.method, headers, ...(call.hasBody && { body: form.elements.body.value }),
    })
    const text = await response.text()
    const time = Math.round(performance.now() - startedAt)
    const output = create('pre', { tabIndex: 0 }, create('code', { textContent: formatBody(text) }))
    result.replaceChildren(create('p', { textContent: response.status + ' ' + response.statusText + ' in ' + time + ' ms' }), ...(text ? [output] : []))
  } catch {
    result.textContent = 'The server could not be reached. Check the connection and send again.'
  }
}

function formatBody(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const links = new Map(findAll('nav a').map((link) => [link.hash.slice(1), link]))
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    find('nav a[aria-current]')?.removeAttribute('aria-current')
    const link = links.get(target.id)
    link?.setAttribute('aria-current', 'true')
    if (matchMedia('(min-width: 761px)').matches) link?.scrollIntoView({ block: 'nearest' })
  }
}, { rootMargin: '-64px 0px -80% 0px' })
for (const article of articles) observer.observe(article)
`
