/**
 * Returns the path of the first text with a NUL character ("lines.0.name"), "body" for the value itself, or
 * undefined. PostgreSQL cannot store NUL, and removing it would store another text than was sent.
 */
export function findNul(value: unknown): string | undefined {
  const left: { value: unknown; path: string }[] = [{ value, path: "" }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { path } = next;
    if (typeof next.value === "string" && next.value.includes("\0")) return path || "body";
    if (typeof next.value !== "object" || next.value === null) continue;
    for (const [name, inner] of Object.entries(next.value)) {
      if (name.includes("\0")) return path || "body";
      left.push({ value: inner, path: path === "" ? name : `${path}.${name}` });
    }
  }
  return undefined;
}
