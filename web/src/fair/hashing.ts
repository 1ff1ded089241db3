/** Digests of several fields, each behind its length, so that they come apart in one way only. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export { bytesToHex as toHex, utf8ToBytes as utf8 };

export const DIGEST_BYTES = 32;

/** What does not agree in a fair deal, in one sentence for who looks into it. */
export class Unfair extends Error {}

/** A number as so many bytes, big-endian. */
export function numberBytes(value: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let rest = value;
  for (let at = length - 1; at >= 0; at -= 1) {
    bytes[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return bytes;
}

export function packed(domain: string, ...fields: Uint8Array[]): Uint8Array {
  const parts = [utf8ToBytes(domain), ...fields];
  return concatBytes(...parts.flatMap((part) => [numberBytes(part.length, 4), part]));
}

export const digest = (domain: string, ...fields: Uint8Array[]): Uint8Array =>
  sha256(packed(domain, ...fields));

/** 32 bytes from 64 hex digits, or so many digests in a row; throws `Unfair` for anything else. */
export function digestBytes(hex: string, what: string, count = 1): Uint8Array {
  if (hex.length !== count * 2 * DIGEST_BYTES || !/^[0-9a-f]*$/.test(hex)) {
    throw new Unfair(`${what} is no digest of 64 hex digits, or not ${count} of them`);
  }
  return hexToBytes(hex);
}

export function equal(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
