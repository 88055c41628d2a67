// npm ci && npm run build: writes static/vendor/{editor*.js,katex/}. The same lock file gives the same bytes.

import { build } from "esbuild";
import { cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";

const out = new URL("../static/vendor/", import.meta.url);
const katex = new URL("node_modules/katex/dist/", import.meta.url);

await rm(out, { recursive: true, force: true });
await mkdir(new URL("katex/fonts/", out), { recursive: true });

// Three files: searching is fetched when it is first wanted, and with the editor shares editor-chunk.js. Their names carry
// no hash: the server puts one before the whole folder.
await build({
  entryPoints: ["src/editor.js"],
  outdir: out.pathname,
  chunkNames: "editor-[name]",
  splitting: true,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  absWorkingDir: new URL(".", import.meta.url).pathname,
});

// KaTeX: the module, and the style sheet with woff2 fonts only (every browser that knows modules knows woff2).
await build({
  entryPoints: ["node_modules/katex/dist/katex.mjs"],
  outfile: new URL("katex/katex.js", out).pathname,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  absWorkingDir: new URL(".", import.meta.url).pathname,
});
const css = await readFile(new URL("katex.min.css", katex), "utf8");
await writeFile(new URL("katex/katex.css", out), css.replace(/,url\(fonts\/[^)]+\.(woff|ttf)\) format\("[a-z]+"\)/g, ""));
for (const name of (await readdir(new URL("fonts/", katex))).sort()) {
  if (name.endsWith(".woff2")) await cp(new URL(`fonts/${name}`, katex), new URL(`katex/fonts/${name}`, out));
}

// Licences travel with the code they cover.
const notices = [];
for (const name of await packages()) {
  const folder = new URL(`node_modules/${name}/`, import.meta.url);
  const { version } = JSON.parse(await readFile(new URL("package.json", folder), "utf8"));
  const licence = await readFile(new URL("LICENSE", folder), "utf8").catch(() => "");
  notices.push(`${name} ${version}\n\n${licence.trim()}\n`);
}
await writeFile(new URL("LICENSES.txt", out), notices.join(`\n${"-".repeat(80)}\n\n`));

async function packages() {
  const lock = JSON.parse(await readFile(new URL("package-lock.json", import.meta.url), "utf8"));
  return Object.keys(lock.packages)
    .filter((path) => path.startsWith("node_modules/") && !path.includes("esbuild") && !path.endsWith("/commander"))
    .map((path) => path.slice("node_modules/".length))
    .sort();
}
