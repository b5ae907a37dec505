/**
 * Computes impact previews on Node with the modules of the console: reads a change as JSON from each line of the input
 * and writes the impact, the number of calls and the seconds as a line.
 *
 * node impact_preview.mjs <address of the rest root> <access token>
 */
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The console's modules name each other without an ending. */
registerHooks({
  resolve: (name, context, next) => {
    const file = name.startsWith('.') ? new URL(`${name}.ts`, context.parentURL) : undefined
    return next(file && existsSync(fileURLToPath(file)) ? file.href : name, context)
  },
})

const [root, token] = process.argv.slice(2)
const { readImpact } = await import('../../ui/src/entities/impact/readImpact.ts')

let calls = 0

async function ask({ url, method = 'GET', params = {}, body }) {
  calls += 1
  const address = new URL(`${root}/${url}`)
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, String(value))
  const answer = await fetch(address, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const read = await answer.json()
  if (answer.ok) return { data: read }
  return { error: { status: answer.status, faultCode: read.Fault?.Code?.Subcode?.Value } }
}

for await (const line of createInterface({ input: process.stdin })) {
  calls = 0
  const began = performance.now()
  const impact = await readImpact(JSON.parse(line), {}, ask)
  const seconds = (performance.now() - began) / 1000
  console.log(JSON.stringify({ impact, calls, seconds }))
}
