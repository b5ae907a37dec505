'use strict'

const told = document.getElementById('told')

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
  else told.textContent = (await answer.json()).Fault.Reason.Text
}

async function attempt(order, values) {
  try {
    await call(order, values())
  } catch (problem) {
    told.textContent = problem.message
  }
}

for (const form of document.querySelectorAll('form[data-call]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    attempt(form.dataset.call, () => valuesOf(form))
  })
}

for (const button of document.querySelectorAll('button[data-call]')) {
  button.addEventListener('click', () => attempt(button.dataset.call, () => ({})))
}
