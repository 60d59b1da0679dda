"""Records what films and sounds were made from, as `npm run art -- --check` compares it."""

import hashlib
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))


def sha256(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def record(manifest, sources, files):
    """Writes `art/film/<manifest>`: the hashes of sources, which lie beside this file, and of files by their paths."""
    facts = {
        "sources": {name: sha256(os.path.join(HERE, name)) for name in sources},
        "files": {os.path.basename(path): {"sha256": sha256(path), "bytes": os.path.getsize(path)} for path in files},
    }
    with open(os.path.join(HERE, manifest), "w", encoding="utf8") as file:
        json.dump(facts, file, indent=2)
        file.write("\n")
