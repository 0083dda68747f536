"""Reads lists of records with the generated classes, and prints what these make of them."""
import json
import sys

sys.path.insert(0, sys.argv[1])
import billing_models as models

for name, page in json.load(sys.stdin).items():
    read = getattr(models, f"{name}_list_from_dict")(page)
    print(json.dumps({name: getattr(models, f"{name}_list_to_dict")(read)}))
