import type { Dependency } from './inventory.js';

/**
 * A CycloneDX 1.5 list of a production install. Built here because `npm sbom --omit dev` leaves out every package that
 * a development tool also uses: of ours, NestJS itself.
 * @param project our name and version
 */
export function cycloneDx(
  project: { readonly name: string; readonly version: string },
  dependencies: readonly Dependency[],
  licenseOf: (dependency: Dependency) => string | undefined,
): object {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': refOf(project), name: project.name, version: project.version },
    },
    components: dependencies.map((dependency) => {
      const license = licenseOf(dependency);
      return {
        type: 'library',
        'bom-ref': `${refOf(dependency)}#${dependency.path}`,
        name: dependency.name,
        version: dependency.version,
        purl: refOf(dependency),
        ...(license && { licenses: [{ expression: license }] }),
        ...(dependency.integrity && { hashes: [hashOf(dependency.integrity)] }),
      };
    }),
  };
}

/** https://github.com/package-url/purl-spec: the @ of a scope is escaped. */
function refOf({ name, version }: { readonly name: string; readonly version: string }): string {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}

/** A lock file has `sha512-<base64>`, CycloneDX requires hexadecimal. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = '', digest = ''] = integrity.split('-', 2);
  return {
    alg: algorithm.toUpperCase().replace(/^SHA(\d)/, 'SHA-$1'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}
