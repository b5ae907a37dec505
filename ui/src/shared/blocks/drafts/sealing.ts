import type { DraftKeyNode } from './draftKeysApi'

/** A person's key, which cannot be exported from the browser. */
export interface DraftKey {
  /** Id of the key, and so of the person. */
  id: string
  seals: CryptoKey
  hides: CryptoKey
}

/** An encrypted text, with the random number that makes equal texts differ. */
export interface Sealed {
  nonce: Uint8Array<ArrayBuffer>
  content: ArrayBuffer
}

const NONCE_BYTES = 12
const encoder = new TextEncoder()

function fromBase64Url(text: string) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** Source: docs/decisions/0038-drafts-are-sealed-in-the-browser.md */
export async function importKey({ id, key }: DraftKeyNode): Promise<DraftKey> {
  const { subtle } = crypto
  const secret = await subtle.importKey('raw', fromBase64Url(key), 'HKDF', false, ['deriveKey'])
  const derive = (purpose: string, use: AesKeyGenParams | HmacKeyGenParams, usages: KeyUsage[]) => {
    const info = encoder.encode(purpose)
    const way = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
    return subtle.deriveKey(way, secret, use, false, usages)
  }
  const seals = await derive('draft', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt'])
  const hides = await derive('name', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign'])
  return { id, seals, hides }
}

/** A keyed hash of a name: the same for the same name, and the name cannot be derived from it. */
export async function hiddenName({ hides }: DraftKey, name: string): Promise<string> {
  const digest = await crypto.subtle.sign('HMAC', hides, encoder.encode(name))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Encrypts a text.
 *
 * @param place - the text can be decrypted only with the same place.
 */
export async function seal({ seals }: DraftKey, text: string, place: string): Promise<Sealed> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const way = { name: 'AES-GCM', iv: nonce, additionalData: encoder.encode(place) }
  return { nonce, content: await crypto.subtle.encrypt(way, seals, encoder.encode(text)) }
}

/** Decrypts a text. Rejects if it was encrypted with another key or for another place, or was altered. */
export async function unseal({ seals }: DraftKey, sealed: Sealed, place: string): Promise<string> {
  const way = { name: 'AES-GCM', iv: sealed.nonce, additionalData: encoder.encode(place) }
  return new TextDecoder().decode(await crypto.subtle.decrypt(way, seals, sealed.content))
}
