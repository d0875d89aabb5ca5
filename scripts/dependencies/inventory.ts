/** The part of package-lock.json that is read here. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** One package of a production install. */
export interface Dependency {
  /** `node_modules/…` */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** SPDX, as stated by the package; `undefined` if it states none. */
  readonly license: string | undefined;
  /** As in lock files: `sha512-…`. */
  readonly integrity: string | undefined;
  readonly hasInstallScript: boolean;
  readonly bytes: number;
}

export interface Rules {
  /** SPDX ids under which code may be used beside ours (Apache-2.0). */
  readonly licenses: ReadonlySet<string>;
  /** Packages whose metadata names no licence, and the one that their text grants. */
  readonly licensedByText: Readonly<Record<string, string>>;
  /** Packages with an install script that work without running it. */
  readonly worksWithoutScript: ReadonlySet<string>;
  readonly maxPackages: number;
  readonly maxBytes: number;
}

/**
 * The production install of this lock file.
 * @param bytesOf size of a package's own files; `undefined` if it is not installed, like a part for another platform
 */
export function inventory(lock: Lock, bytesOf: (path: string) => number | undefined): Dependency[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (path === '' || entry.dev || entry.link) return [];
    const bytes = bytesOf(path);
    if (bytes === undefined && entry.optional) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return {
      path,
      name,
      version: entry.version ?? '',
      license: entry.license,
      integrity: entry.integrity,
      hasInstallScript: entry.hasInstallScript === true,
      bytes: bytes ?? 0,
    };
  });
}

/** Every violation of the rules, one sentence each. */
export function faults(lock: Lock, dependencies: readonly Dependency[], rules: Rules): string[] {
  const bytes = totalBytes(dependencies);
  return [
    ...dependencies.flatMap(({ name, version, license, hasInstallScript }) => [
      ...(allowed(license ?? rules.licensedByText[name], rules)
        ? []
        : [`${name}@${version}: the licence ${license ?? '(none named)'} is not one that is allowed`]),
      ...(hasInstallScript && !rules.worksWithoutScript.has(name)
        ? [`${name}@${version}: has an install script, and is not known to work without`]
        : []),
    ]),
    ...Object.entries(lock.packages)
      .filter(([, { resolved }]) => resolved?.startsWith('git') ?? false)
      .map(([path]) => `${path}: comes from a git URL`),
    ...(dependencies.length > rules.maxPackages
      ? [`${dependencies.length} production packages: the ceiling is ${rules.maxPackages}`]
      : []),
    ...(bytes > rules.maxBytes
      ? [`${inMegabytes(bytes)} MB of production packages: the ceiling is ${inMegabytes(rules.maxBytes)} MB`]
      : []),
  ];
}

export function totalBytes(dependencies: readonly Dependency[]): number {
  return dependencies.reduce((sum, { bytes }) => sum + bytes, 0);
}

export function inMegabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}

/** `(MIT OR CC0-1.0)` may be used under either; of `A AND B` both must be allowed. */
function allowed(license: string | undefined, { licenses }: Rules): boolean {
  if (license === undefined) return false;
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => licenses.has(one.trim())));
}
