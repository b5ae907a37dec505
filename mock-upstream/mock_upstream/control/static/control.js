'use strict'

const tell = (words) => {
  document.getElementById('told').textContent = words
}

/** Values of a form as the calls take them: empty ones are left out, `change.at` is a member of `change`. */
function valuesOf(form) {
  const values = {}
  for (const field of form.elements) {
    const value = valueOf(field)
    if (!field.name || value === undefined) continue
    const [name, member] = field.name.split('.')
    values[name] = member ? { ...values[name], [member]: value } : value
  }
  return values
}

function valueOf(field) {
  if (field.type === 'checkbox') return field.checked || undefined
  if (field.value === '') return undefined
  if (field.type === 'number') return field.valueAsNumber
  if (field.type === 'datetime-local') return `${field.value}Z`
  return 'json' in field.dataset ? JSON.parse(field.value) : field.value
}

async function call(order, values) {
  const [method, path] = order.split(' ')
  const { name, ...body } = values
  const sent = { method, headers: { 'Content-Type': 'application/json' } }
  if (method === 'POST') sent.body = JSON.stringify(body)
  const answer = await fetch(path.replace('{name}', name), sent)
  if (answer.ok) location.reload()
  else tell((await answer.json()).Fault.Reason.Text)
}

async function attempt(order, values) {
  try {
    await call(order, values())
  } catch (problem) {
    tell(problem.message)
  }
}

// On the document, before there is a page: whoever is quick is heard.
document.addEventListener('submit', (event) => {
  const form = event.target
  if (!form.dataset.call) return
  event.preventDefault()
  attempt(form.dataset.call, () => valuesOf(form))
})

document.addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-call]')
  if (button) attempt(button.dataset.call, () => ({}))
})
